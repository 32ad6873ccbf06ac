import {
  activationCodeText,
  calendarDateOf,
  consentProblem,
  drawActivationCode,
  formatStamp,
  fullName,
  isBirthDate,
  isClinicRole,
  limits,
  monthBounds,
  type PatientQuery,
  roleKind,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { Subjects } from '../../authorization/subject.ts';
import type { StoreParts } from '../../store/Store.ts';
import { auditEntry } from '../audit/contract.ts';
import { refuseWrongAddress } from '../orders/newAddress.routes.ts';
import { rankRow } from '../queue/wire.ts';
import { activationKeys, admit } from '../sessions/admit.ts';
import type { LiveSession } from '../sessions/sessions.ts';
import { newId } from '../sessions/tokens.ts';
import { mergesTold } from './merges.routes.ts';
import { compareTexts, fold } from './search.ts';
import { standingOf } from './standing.ts';
import { carerRow, otherCarers, patientRecord, patientRow } from './wire.ts';

const badField = (field: string) => new Refusal(400, { code: 'badField', told: { field }, body: { field } });

/** Patients, those who look after them, and who works at the clinic. */
export function patientRoutes(api: Api): void {
  route(api, 'getPatientList', async ({ query, subject, caller, store, now }) => {
    const { clinicId } = subject;
    const filter = await filterOf(store, caller, subject, query, now);
    const { providerId } = filter;
    // The rule of the queue decides here too: one rank, in one place.
    const isRanked = (query.sort ?? 'urgency') === 'urgency' && query.preset !== 'discharged';
    const ranked = isRanked
      ? await store.queues.order({ clinicId, now, ...(providerId !== null && { providerId }) })
      : [];
    const { rows, total, reasons } = await store.patientLists.page({ ...query, ...filter, ranked });
    return {
      result: rows.map((row) => {
        const reason = reasons.get(row.patientId);
        return { ...patientRow(row), rank: reason ? rankRow(reason) : null };
      }),
      total,
    };
  });

  route(
    api,
    'exportPatients',
    async ({ body: { after, userId: _, ...query }, subject, caller, actor, store, now }) => {
      const filter = { ...query, ...(await filterOf(store, caller, subject, query, now)) };
      const { rows, next } = await store.patientLists.part(filter, after, limits.exportPartRows);
      const about = { count: rows.length, goesOn: next !== null };
      await store.audit.add(auditEntry(actor, 'patients.exported', actor.clinicId, about));
      return { result: rows.map(patientRow), next };
    },
  );

  route(api, 'getPatientInfo', async ({ subject, caller, store, now }) => {
    const record = patientRecord(subject);
    return isClinicRole(caller.account.role)
      ? {
          ...record,
          unreviewedReadings: await store.readings.unreviewedReadings(subject.patientId),
          standing: { ...(await standingOf(store, subject, now)), ...(await mergesTold(store, subject)) },
        }
      : record;
  });

  route(api, 'createPatientInfo', async ({ words, body, subject, caller, actor, store, services, now }) => {
    const { dUserId: _, ...patient } = body;
    const { timeZone } = caller;
    if (!isBirthDate(patient.dob, now, timeZone)) throw badField('dob');
    if (consentProblem(patient, now, timeZone)) throw badField('consentDate');
    refuseWrongAddress(patient.address, null);
    const provider = await store.accounts.find(subject.accountId);
    if (!provider || provider.accessEndedAt || roleKind(provider.role) !== 'provider') {
      throw new Refusal(404);
    }
    const patientId = newId(services.random);
    const outcome = await store.patients.enroll({ patientId, patient, providerId: subject.accountId }, actor);
    switch (outcome) {
      case 'enrolled':
        return { message: words.server.enrolled, userId: patientId };
      case 'taken':
        throw new Refusal(409, { code: 'usernameTaken' });
      case 'duplicate':
        throw new Refusal(409, { code: 'duplicatePatient', body: { isDuplicate: true } });
    }
  });

  route(api, 'newActivationCode', newActivationCode);

  route(api, 'validatePatient', async ({ subject: { patientId, username }, store }) => {
    return { userId: patientId, username, ...(await store.patients.countDevices(patientId)) };
  });

  route(api, 'getCareTeam', async ({ subject, store }) =>
    (await store.careTeams.of(subject.patientId, limits.careTeamMax)).map((each) =>
      carerRow(api.access, each),
    ),
  );

  route(api, 'getOtherCarers', async ({ subject: { clinicId, patientId }, store }) =>
    otherCarers(
      api.access,
      await store.accounts.ofClinic(clinicId),
      await store.careTeams.of(patientId, limits.careTeamMax),
    ),
  );

  route(api, 'getUsers', async ({ subject: { clinicId }, store }) => {
    const accounts = await store.accounts.ofClinic(clinicId);
    return accounts
      .filter(({ accessEndedAt }) => accessEndedAt === null)
      .map((account) => ({ userId: account.accountId, name: fullName(account), role: account.role }))
      .sort((a, b) => compareTexts(fold(a.name), fold(b.name)) || compareTexts(a.userId, b.userId));
  });
}

/** Which patients a list shows to somebody: of a provider, those that the provider is responsible for. */
async function filterOf(
  store: StoreParts,
  { account, timeZone }: LiveSession,
  { clinicId, accountId }: Subjects['account'],
  { scope }: Pick<PatientQuery, 'scope'>,
  now: Date,
) {
  const user = accountId === account.accountId ? account : await store.accounts.find(accountId);
  const isOwn = scope !== 'clinic' && user !== null && roleKind(user.role) === 'provider';
  const month = monthBounds(calendarDateOf(now, timeZone), timeZone);
  return { clinicId, providerId: isOwn ? accountId : null, month, now };
}

/**
 * Makes the code that the clinic hands over beside the mailbox: an address that was mistyped opens nothing. It is kept as a
 * hash, slow to guess as a password's, and told in this answer alone.
 *
 * @see F5
 */
async function newActivationCode({
  subject: { patientId },
  actor,
  store,
  services,
  now,
}: AskedByUser<'newActivationCode'>) {
  await admit(store, activationKeys(patientId, actor.accountId), now);
  const code = drawActivationCode(services.random);
  const codeHash = await services.passwords.hash(code);
  const expiresAt = new Date(now.getTime() + limits.activationCodeDays * 86_400_000);
  if ((await store.activations.renew(actor, { patientId, codeHash, expiresAt })) === 'hasAccount') {
    throw new Refusal(409, { code: 'hasAccount' });
  }
  return { code: activationCodeText(code), expires: formatStamp(expiresAt) };
}
