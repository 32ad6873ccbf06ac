import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import type { Beside } from './hand.ts';
import type { Told } from './journey.ts';

/** Whom the journey is about. She is in no clinic before it. */
export const newPatient = {
  firstName: 'Fern',
  lastName: 'Daylong',
  name: 'Fern Daylong',
  username: 'fern.daylong@example.test',
  dob: '1949-02-28',
};

/** Who does the clinic's part. */
export const clinicActor = 'doctor@northside.example';

/** Of the demo accounts; the patient of the journey takes it too. */
export const journeyPassword = 'demo-Password-1';

/** What an answer tells for later steps. */
export function hear(told: Told, call: AnyEndpoint, body: unknown, answer: unknown): void {
  const [sent, got] = [body, answer] as Record<string, string>[];
  if (call === endpoints.createPatientInfo) told.userId = String(got?.userId);
  if (call === endpoints.newActivationCode) told.activationCode = String(got?.code);
  if (call === endpoints.updateDeviceOrderStatus) told.orderId = String(sent?.orderId);
}

const logIn = async (beside: Beside) =>
  (await beside.call(endpoints.login.path, { username: clinicActor, password: journeyPassword })).token;

/** The patient opens the account with the code that the clinic handed over and that of the mailbox (F5), and may log in. */
export async function openAccount(beside: Beside, told: Told): Promise<void> {
  const { username } = newPatient;
  if (!told.activationCode) {
    const wish = { userId: told.userId ?? '' };
    await beside.call(endpoints.newActivationCode.path, wish, await logIn(beside));
  }
  const account = { username, password: journeyPassword, acceptsTerms: true };
  const { ticket } = await beside.call(endpoints.signup.path, account);
  const code = await beside.mailedCode(username);
  const activationCode = told.activationCode;
  await beside.call(endpoints.publicVerify.path, {
    username,
    purpose: 'signup',
    ticket,
    code,
    activationCode,
  });
}

/** The cuff, which knows its token, sends a reading that is much too high. */
export async function cuffSends(beside: Beside, told: Told): Promise<void> {
  const cuff = { orderId: told.orderId ?? '' };
  const { token } = await beside.call(endpoints.issueDeviceToken.path, cuff, await logIn(beside));
  const mrTime = beside.now().toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-');
  const values = { systolic: 190, diastolic: 95 };
  await beside.call(endpoints.addReadings.path, { mrSubType: 'BloodPressure', mrTime, values }, token);
}
