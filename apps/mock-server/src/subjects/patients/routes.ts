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
  roleKind,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { refuseWrongAddress } from '../orders/newAddress.routes.ts';
import { activationKeys, admit } from '../sessions/admit.ts';
import { newId } from '../sessions/tokens.ts';
import { compareTexts, fold } from './search.ts';
import { standingOf } from './standing.ts';
import { patientRecord } from './wire.ts';

const badField = (field: string) => new Refusal(400, { code: 'badField', told: { field }, body: { field } });

/** Patients, those who look after them, and who works at the clinic. */
export function patientRoutes(api: Api): void {
  route(api, 'getPatientList', async ({ query, subject, store, now }) => {
    const { clinicId, accountId } = subject;
    const [user, timeZone] = await Promise.all([store.accounts.find(accountId), clinicZone(store, clinicId)]);
    const isOwn = query.scope !== 'clinic' && user !== null && roleKind(user.role) === 'provider';
    const { rows, total } = await store.patientLists.page({
      ...query,
      clinicId,
      providerId: isOwn ? accountId : null,
      month: monthBounds(calendarDateOf(now, timeZone), timeZone),
      now,
    });
    return { result: rows, total };
  });

  route(api, 'getPatientInfo', async ({ subject, caller, store, now }) => {
    const record = patientRecord(subject);
    return isClinicRole(caller.account.role)
      ? {
          ...record,
          unreviewedReadings: await store.readings.unreviewedReadings(subject.patientId),
          standing: await standingOf(store, subject, now),
        }
      : record;
  });

  route(api, 'createPatientInfo', async ({ words, body, subject, actor, store, services, now }) => {
    const { dUserId: _, ...patient } = body;
    const timeZone = await clinicZone(store, actor.clinicId);
    if (!isBirthDate(patient.dob, now, timeZone)) throw badField('dob');
    if (consentProblem(patient, now, timeZone)) throw badField('consentDate');
    refuseWrongAddress(patient.address, null);
    const provider = await store.accounts.find(subject.accountId);
    if (!provider || provider.accessEndedAt || roleKind(provider.role) !== 'provider') {
      throw new Refusal(404);
    }
    const patientId = newId(services.random);
    const outcome = await store.patients.enrol({ patientId, patient, providerId: subject.accountId }, actor);
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

  route(api, 'getCareTeam', ({ subject, store }) =>
    store.careTeams.of(subject.patientId, limits.careTeamMax),
  );

  route(api, 'getUsers', async ({ subject: { clinicId }, store }) => {
    const accounts = await store.accounts.ofClinic(clinicId);
    return accounts
      .filter(({ accessEndedAt }) => accessEndedAt === null)
      .map((account) => ({ userId: account.accountId, name: fullName(account), role: account.role }))
      .sort((a, b) => compareTexts(fold(a.name), fold(b.name)) || compareTexts(a.userId, b.userId));
  });
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
