import { dischargeProblem } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

/** How a clinic ends and takes up again what a patient has with it. @see F5 */
export function lifeRoutes(api: Api): void {
  route(api, 'endPatientAccess', async ({ words, body, actor, store }) => {
    if ((await store.lives.endAccess(actor, body.userId)) === 'noAccount') {
      throw new Refusal(409, { code: 'noAccount' });
    }
    return { message: words.server.accessEnded };
  });
  route(api, 'restorePatientAccess', async ({ words, body, actor, store }) => {
    await store.lives.restoreAccess(actor, body.userId);
    return { message: words.server.accessRestored };
  });
  route(api, 'dischargePatient', async ({ words, body, subject, caller, actor, store, now }) => {
    const { timeZone } = caller;
    if (dischargeProblem(body.day, { enrolled: subject.enrolledAt, now, timeZone })) {
      throw new Refusal(400, { code: 'badField', told: { field: 'day' }, body: { field: 'day' } });
    }
    await store.lives.discharge(actor, subject.patientId, body);
    return { message: words.server.discharged };
  });
  route(api, 'readmitPatient', async ({ words, body, actor, store }) => {
    await store.lives.readmit(actor, body.userId);
    return { message: words.server.readmitted };
  });
}
