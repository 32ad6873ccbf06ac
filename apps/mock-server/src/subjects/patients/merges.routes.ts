import { formatStamp, fullName, type MergeSide } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { newId } from '../sessions/tokens.ts';
import type { Patient } from './contract.ts';
import type { MergeComparison } from './merges.contract.ts';
import { standingOf } from './standing.ts';

/** Two records of one person that become one, and two again. @see F5, ADR 24 */
export function mergeRoutes(api: Api): void {
  route(api, 'getMergePreview', async (asked) => {
    const { subject, params, store, actor, alsoReads } = asked;
    const other = params.otherId === subject.patientId ? null : await store.patients.find(params.otherId);
    // Another clinic's patient is as one who does not exist.
    if (!other || other.clinicId !== actor.clinicId) throw new Refusal(404);
    await alsoReads(other);
    const comparison = await store.merges.compare(subject.patientId, other.patientId, actor.at);
    const [one, two] = await Promise.all([
      sideOf(asked, subject, comparison),
      sideOf(asked, other, comparison),
    ]);
    return { patient: one, other: two, sameAlerts: comparison.sameAlerts };
  });
  route(api, 'mergePatients', async ({ words, body, actor, store, services }) => {
    const { userId: keptId, otherId: goneId, details } = body;
    const mergeId = newId(services.random);
    const outcome = await store.merges.merge(actor, { mergeId, keptId, goneId, details });
    if (outcome === 'notFound') throw new Refusal(404);
    if (outcome !== 'done') throw new Refusal(409, { code: outcome });
    return { message: words.server.merged };
  });
  route(api, 'undoMerge', async ({ words, body, actor, store }) => {
    const outcome = await store.merges.undo(actor, body.userId);
    // Of what is so already, nothing changes.
    if (outcome !== 'done' && outcome !== 'notMerged') throw new Refusal(409, { code: outcome });
    return { message: words.server.unmerged };
  });
}

async function sideOf(
  { store, now }: Pick<AskedByUser<'getMergePreview'>, 'store' | 'now'>,
  patient: Patient,
  { counts, stays }: MergeComparison,
): Promise<MergeSide> {
  const { patientId, life } = patient;
  const [standing, { activeDevices }, { critical, cautious }] = await Promise.all([
    standingOf(store, patient, now),
    store.patients.countDevices(patientId),
    store.readings.unreviewedReadings(patientId),
  ]);
  const { username, firstName, middleName, lastName, birthDate, phone, provider, consentDate } = patient;
  return {
    userId: patientId,
    username,
    firstName,
    middleName,
    lastName,
    dob: birthDate,
    phone,
    provider,
    consentDate,
    account: standing.account,
    isMerged: Boolean(life.merged),
    isHeld: life.hold !== null,
    isErasureAsked: life.erasure !== null,
    isDischarged: life.discharge !== null,
    unreviewed: critical + cautious,
    devices: activeDevices,
    counts: counts[patientId] ?? {},
    stays: stays[patientId] ?? {},
  } as MergeSide;
}

/** What the clinic is told of the merges of a record: the one into which it went, and those that came into it. */
export async function mergesTold(
  { accounts, patients, merges }: AskedByUser<'getPatientInfo'>['store'],
  { patientId, life: { merged } }: Patient,
) {
  const patientOf = async (id: string) => {
    const found = await patients.find(id);
    return { userId: id, name: found ? fullName(found) : '' };
  };
  const byOf = async (id: string) => {
    const found = await accounts.find(id);
    return { userId: id, name: found ? fullName(found) : '' };
  };
  const mergedIn = await Promise.all(
    (await merges.mergedIn(patientId)).map(async ({ patientId: id, at, byId }) => ({
      at: formatStamp(at),
      by: await byOf(byId),
      record: await patientOf(id),
    })),
  );
  return {
    ...(merged && {
      mergedInto: {
        at: formatStamp(merged.at),
        by: await byOf(merged.byId),
        into: await patientOf(merged.into),
      },
    }),
    ...(mergedIn.length > 0 && { mergedIn }),
  };
}
