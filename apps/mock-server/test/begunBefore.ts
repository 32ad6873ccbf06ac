import type { EndpointName } from '@rpm/api-client/calls';
import { limits, type NewPatient } from '@rpm/domain';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import type { TestApi } from './harness.ts';
import { begunChallenge, begunSecret, emailTicket, otherSession } from './requestParts.ts';
import { people } from './requestPeople.ts';
import { rightRequests } from './rightRequests.ts';

const { dUserId: _, ...enrolled } = rightRequests.createPatientInfo.body as NewPatient;

/** What was begun before a second factor is added or removed, or a session ended. */
export async function keepSecurity(
  { services: { store, passwords, clock } }: TestApi,
  { accountId, clinicId }: (typeof demoAccounts)[keyof typeof demoAccounts],
  name: EndpointName,
) {
  const at = clock();
  const { secondFactors, sessions } = store;
  // Whoever confirms an erasure is the second person.
  if (name === 'confirmErasure') {
    for (const { userId } of [people.own, people.colleagues])
      await store.erasures.ask(
        { accountId: 'the-first', clinicId: northside.clinicId, at },
        userId,
        'Asked.',
      );
  }
  if (name === 'addTotp') await secondFactors.beginTotp(accountId, begunSecret);
  if (name === 'addPasskey') {
    await secondFactors.keepChallenge(accountId, begunChallenge, new Date(at.getTime() + 600_000));
  }
  if (name === 'removeFactor') {
    const passkey = { passkeyId: 'a passkey', name: 'A key', publicKey: '', counter: 0, transports: [] };
    await secondFactors.addPasskey({ accountId, clinicId, at }, passkey);
  }
  if (name === 'addOwnClinic') {
    const by = { accountId: demoAccounts.otherStaff.accountId, clinicId: southside.clinicId, at };
    const providerId = demoAccounts.otherProvider.accountId;
    const patient = {
      ...enrolled,
      username:
        accountId === demoAccounts.carer.accountId ? demoAccounts.carer.username : people.own.username,
    };
    await store.patients.enroll({ patientId: 'elsewhere', patient, providerId }, by);
    const expiresAt = new Date(at.getTime() + 1000);
    const codeHash = await passwords.hash('AAAAAAAA');
    await store.activations.renew(by, { patientId: 'elsewhere', codeHash, expiresAt });
  }
  // Whoever sends or takes away a file has begun or added it.
  for (const { userId } of Object.values(people)) {
    const file = {
      ...{
        patientId: userId,
        fileName: 'report.txt',
        contentType: 'text/plain' as const,
        reportType: 'LabReport' as const,
      },
      ...{ reportSubType: 'Blood', bytes: 8, at },
    };
    const upload = { ...file, uploadId: 'u'.repeat(43), accountId, clinicId };
    if (name === 'addFilePart' || name === 'finishFile')
      await store.fileUploads.begin(upload, limits.filesMaxBytes);
    if (name === 'finishFile') {
      await store.fileUploads.add(upload, 0, new TextEncoder().encode('all good'));
    }
    if (name === 'removeFile') {
      const kept = { txnName: 'file-own', uploadedBy: 'Somebody', content: btoa('all good') };
      await store.files.add({ accountId, clinicId, at }, { ...file, ...kept, uploadedById: accountId }, 1000);
    }
  }
  if (name === 'endSession') {
    const tokenHash = hashToken(otherSession);
    await sessions.add({ tokenHash, accountId, startedAt: at, lastSeenAt: at });
  }
}

export const keepEmailCode = async ({ services: { store, passwords, clock } }: TestApi, accountId: string) =>
  store.emailCodes.keep(
    {
      accountId,
      ticketHash: hashToken(emailTicket),
      codeHash: await passwords.hash('123456'),
      expiresAt: new Date(clock().getTime() + 600_000),
    },
    clock(),
  );
