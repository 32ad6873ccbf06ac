import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import type { GainChosen } from './gainRules.contract.ts';

/** By how much weight may go up: of the clinic, and of a patient. @see SCR-02 */
export function gainRuleRoutes(api: Api): void {
  route(api, 'getClinicGain', ({ caller: { account }, store }) => store.gainRules.ofClinic(account.clinicId));

  route(api, 'getPatientGain', async ({ subject: { patientId }, store }) => {
    const found = await store.gainRules.ofPatient(patientId);
    if (!found) throw new Refusal(404);
    return found;
  });

  route(api, 'saveClinicGain', async ({ words, body, store, actor }) => {
    refuseChanged(await store.gainRules.saveClinic(actor, body));
    return { message: words.server.gainSaved };
  });

  route(api, 'savePatientGain', async ({ words, body, store, actor }) => {
    refuseChanged(await store.gainRules.savePatient(actor, body));
    return { message: words.server.gainSaved };
  });
}

/** Somebody else chose since it was seen. */
function refuseChanged(current: GainChosen | null): void {
  if (current) throw new Refusal(409, { code: 'gainChanged', body: { current } });
}
