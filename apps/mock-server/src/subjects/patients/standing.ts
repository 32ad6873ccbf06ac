import { erasureEnd, formatStamp, fullName, homeOf, type PatientStanding } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { Patient } from './contract.ts';
import type { Deed } from './life.ts';

/** Where a patient stands with the clinic, as the API tells the clinic. @see F5 */
export async function standingOf(
  { accounts }: Pick<StoreParts, 'accounts'>,
  patient: Patient,
  now: Date,
): Promise<PatientStanding> {
  const { patientId, life } = patient;
  const { version, discharge, hold, erasure } = life;
  const told = async ({ at, byId, reason }: Deed) => {
    const by = await accounts.find(byId);
    return { at: formatStamp(at), by: { userId: byId, name: by ? fullName(by) : '' }, reason };
  };
  const account = await accounts.find(patientId);
  const state = account?.accessEndedAt ? 'ended' : 'active';
  return {
    version,
    livesSince: formatStamp(homeOf(patient).from),
    account: account ? state : 'none',
    hold: hold && (await told(hold)),
    erasure:
      erasure && erasureEnd(erasure.at) > now
        ? { ...(await told(erasure)), until: formatStamp(erasureEnd(erasure.at)) }
        : null,
    discharge: discharge && { ...(await told(discharge)), day: discharge.day },
  };
}
