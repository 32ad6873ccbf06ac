import { type Api, route } from '../../api/route.ts';
import { accessRow } from './wire.ts';

/** Who saw a patient's record: for the clinic's people and for the patient (HIPAA 164.312(b)). */
export function accessRoutes(api: Api): void {
  route(api, 'getAccessLog', async ({ query, subject: { patientId }, store }) => {
    const { rows, total } = await store.access.ofPatient({ ...query, patientId });
    return { result: rows.map(accessRow), total };
  });
}
