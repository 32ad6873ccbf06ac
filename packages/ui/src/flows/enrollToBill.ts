import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import { patientRecordPath } from '@rpm/domain';
import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { addressWords } from '@rpm/domain/words/address';
import { alertWords } from '@rpm/domain/words/alert';
import { allocationWords } from '@rpm/domain/words/allocation';
import { billingWords } from '@rpm/domain/words/billing';
import { billingPapersWords as papers } from '@rpm/domain/words/billingPapers';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { activateWords } from '@rpm/domain/words/device';
import { enrolWords } from '@rpm/domain/words/enrol';
import { noteWords } from '@rpm/domain/words/note';
import { orderWords } from '@rpm/domain/words/order';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { timerWords } from '@rpm/domain/words/timer';
import type { Beside, Hand, Place } from './hand.ts';

/** Who of a journey acts. */
export type Actor = 'clinic' | 'patient';

/** What the answers of calls told, and later steps need: whoever made them, by hand or by a step. */
export interface Told {
  userId?: string;
  activationCode?: string;
  orderId?: string;
}

/** One step of a journey. */
export interface JourneyStep {
  name: string;
  actor: Actor;
  /** What happens in it, for who looks on. */
  says: string;
  /** The requirements that it shows. */
  ids: readonly string[];
  /** The address at which the actor begins; the place of the step before when left out. */
  opens?: (told: Told) => string;
  /** The address at which it goes on by hand when what happens on no page has happened; where it began when left out. */
  goesOn?: (told: Told) => string;
  /** What has to be so before the actor can begin, and is done on pages that are not part of the journey. */
  prepare?: (beside: Beside, told: Told) => Promise<void>;
  /** What of it happens on no page of the journey. Whoever walks by hand lets it happen, and does the rest. */
  outside?: { name: string; happens: (beside: Beside, told: Told) => Promise<void> };
  /** The step is done when this call has succeeded, or when the actor has come to this address. */
  done: { call: AnyEndpoint } | { path: string };
  act: (hand: Hand, beside: Beside, told: Told) => Promise<void>;
}

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

const dialog = (name: string | RegExp): Place => ({ role: 'dialog', name });
const button = (name: string | RegExp): Place => ({ role: 'button', name });
const main: Place = { role: 'main' };
const cuffOrder: Place = { role: 'row', name: /^(?=.*Fern Daylong)(?=.*Upper Arm Monitor)/s };

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
async function openAccount(beside: Beside, told: Told): Promise<void> {
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
async function cuffSends(beside: Beside, told: Told): Promise<void> {
  const cuff = { orderId: told.orderId ?? '' };
  const { token } = await beside.call(endpoints.issueDeviceToken.path, cuff, await logIn(beside));
  const mrTime = beside.now().toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-');
  const values = { systolic: 190, diastolic: 95 };
  await beside.call(endpoints.addReadings.path, { mrSubType: 'BloodPressure', mrTime, values }, token);
}

/** From the first entry of a patient to the month's bill: each step changes what the clinic and the patient see. */
export const enrollToBill: readonly JourneyStep[] = [
  {
    name: 'Enroll',
    actor: 'clinic',
    says: 'The doctor enrolls Fern Daylong and gets the code that opens her account.',
    ids: ['SCR-05', 'F5'],
    opens: () => '/patient-list',
    done: { call: endpoints.createPatientInfo },
    async act(hand) {
      await hand.press(button('Enroll Patient'), main);
      const form = dialog('Enroll Patient');
      await hand.type('First name', newPatient.firstName, form);
      await hand.type('Last name', newPatient.lastName, form);
      await hand.type('Date of birth', newPatient.dob, form);
      await hand.type('Email', newPatient.username, form);
      await hand.type(enrolWords.consentDate, '2026-01-05', form);
      await hand.check({ role: 'checkbox' }, form);
      await hand.choose('Provider', 'Wren Q. Exampledoc', form);
      await hand.press(button('Enroll Patient'), form);
      await hand.press(button(recordWords.record.activation.open), main);
      const code = dialog(activationCodeWords.title);
      await hand.press(button(activationCodeWords.get), code);
      await hand.press(button(activationCodeWords.done), code);
    },
  },
  {
    name: 'Assign',
    actor: 'clinic',
    says: 'Two devices for her, and limits for the blood pressure.',
    ids: ['RNG-04'],
    opens: ({ userId = '' }) => `/rpm-device-allocation?patient=${encodeURIComponent(userId)}`,
    done: { path: '/review-order' },
    async act(hand, beside) {
      await hand.sees(button(allocationWords.change), main);
      await hand.press(button('Add Upper Arm Monitor'), main);
      await hand.press(button('Add Connected Scale'), main);
      await hand.press(button(/^(Set|Edit) Range Blood Pressure/), main);
      const range = dialog(/^Set Reference Range for/);
      // Later than now by the clock of any browser.
      const start = new Date(beside.now().getTime() + 15 * 3_600_000).toISOString().slice(0, 16);
      await hand.type(rangeWords.start, start, range);
      await hand.check({ role: 'checkbox', name: 'Add Cautious & Critical Values' }, range);
      for (const [parameter, limits] of [
        ['Systolic', ['85', '95', '135', '165']],
        ['Diastolic', ['50', '60', '85', '100']],
      ] as const) {
        const { criticalMin, cautiousMin, cautiousMax, criticalMax } = rangeWords.fields;
        for (const [at, label] of [criticalMin, cautiousMin, cautiousMax, criticalMax].entries()) {
          await hand.type(label, limits[at] ?? '', range, { role: 'group', name: parameter });
        }
      }
      await hand.press(button('Save Range'), range);
      await hand.misses(range);
      await hand.press(button(allocationWords.continue), main);
      await hand.sees({ role: 'heading', name: orderWords.review.title });
    },
  },
  {
    name: 'Review',
    actor: 'clinic',
    says: 'The doctor checks devices and limits, has them mailed to a new address, and places the order.',
    ids: ['REV-01', 'REV-03', 'PAY-01'],
    done: { call: endpoints.placeDeviceOrder },
    async act(hand) {
      await hand.reads('85–165');
      await hand.check({ role: 'radio', name: 'Mail' });
      await hand.type(addressWords.street, '12 Sample Court Apt 4B');
      await hand.type(addressWords.city, 'Mockville');
      await hand.type(addressWords.state, 'Ohio');
      await hand.type(addressWords.zipCode, '43999-1234');
      await hand.press(button('Confirm Order'));
      await hand.sees(dialog('Order Confirmation'));
    },
  },
  {
    name: 'Confirm',
    actor: 'clinic',
    says: 'The order is confirmed. The letter for the patient is printed.',
    ids: ['REV-08', 'REV-09'],
    done: { path: '/doctor-dashboard' },
    async act(hand) {
      await hand.press(button('Print Order'), dialog('Order Confirmation'));
      await hand.press(button('Go to Dashboard'), dialog('Order Confirmation'));
      await hand.sees({ role: 'heading', name: 'RPM Dashboard' });
    },
  },
  {
    name: 'Acknowledge',
    actor: 'clinic',
    says: 'The order of the cuff is acknowledged from the list.',
    ids: ['STS-02', 'ORD-15'],
    opens: () => '/orders',
    done: { call: endpoints.updateDeviceOrderStatus },
    async act(hand) {
      await hand.press(button(/^Acknowledge/), cuffOrder);
      await hand.sees(button(/^Shipped/), cuffOrder);
    },
  },
  {
    name: 'Ship',
    actor: 'clinic',
    says: 'The cuff is on its way. From here the patient can activate it.',
    ids: ['STS-04', 'STS-09'],
    opens: () => '/orders',
    done: { call: endpoints.updateDeviceOrderStatus },
    async act(hand) {
      await hand.press(button(/^Shipped/), cuffOrder);
      await hand.sees(button(/^Activate/), cuffOrder);
    },
  },
  {
    name: 'Activate',
    actor: 'patient',
    says: 'She opens her account with the code of the clinic and that of her mailbox, and activates the cuff.',
    ids: ['ACT-03', 'F5'],
    prepare: openAccount,
    outside: { name: 'Open Her Account', happens: openAccount },
    opens: () => '/patient-dashboard',
    done: { call: endpoints.activateDevice },
    async act(hand) {
      await hand.press(button('Activate Upper Arm Monitor'));
      const activation = dialog(activateWords.title);
      await hand.type(activateWords.serial, 'fd 0001', activation);
      await hand.press(button(activateWords.activate), activation);
      await hand.misses(button('Activate Upper Arm Monitor'));
    },
  },
  {
    name: 'Reading',
    actor: 'patient',
    says: 'The cuff sends 190/95. She reads what it means and what to do.',
    ids: ['PDB-07', 'DDB-02'],
    opens: () => '/patient-dashboard',
    outside: { name: 'Let the Cuff Send', happens: cuffSends },
    done: { call: endpoints.addReadings },
    async act(hand, beside, told) {
      await cuffSends(beside, told);
      await hand.reload();
      await hand.reads('190/95', { role: 'article', name: 'Blood Pressure' });
    },
  },
  {
    name: 'Alert',
    actor: 'clinic',
    says: 'The reading has opened a critical alert. The doctor takes it on.',
    ids: ['SCR-02'],
    opens: () => '/alerts',
    done: { call: endpoints.acknowledgeAlert },
    async act(hand) {
      await hand.press(button(`${alertWords.acknowledge} ${newPatient.name}`), main);
    },
  },
  {
    name: 'Note',
    actor: 'clinic',
    says: 'The doctor calls her, and writes down what was said and how long it took.',
    ids: ['API-23', 'SCR-03'],
    opens: ({ userId = '' }) => patientRecordPath(userId, { tab: 'notes' }),
    done: { call: endpoints.addUserNotes },
    async act(hand) {
      const { text, minutes, live, save } = noteWords.composer;
      await hand.type(text, 'Called her. She had climbed the stairs. She rests and measures again.', main);
      await hand.type(minutes, '12', main);
      await hand.check({ role: 'checkbox', name: live }, main);
      await hand.press(button(save), main);
    },
  },
  {
    name: 'Minutes',
    actor: 'clinic',
    says: 'The timer runs while her record is read, and its time is saved with the month.',
    ids: ['SCR-03'],
    opens: ({ userId }) => `/patient-timer?patient=${userId}`,
    done: { call: endpoints.stopTimer },
    async act(hand) {
      await hand.press(button(timerWords.start), main);
      await hand.press(button(timerWords.stop), main);
    },
  },
  {
    name: 'Bill',
    actor: 'clinic',
    says: 'The diagnosis is entered. When the month is over, her minutes are billed.',
    ids: ['SCR-04'],
    opens: ({ userId = '' }) => patientRecordPath(userId, { tab: 'demographics' }),
    outside: { name: 'End the Month', happens: (beside) => beside.monthEnds() },
    goesOn: () => '/billing-revenue',
    done: { call: endpoints.generateBills },
    async act(hand, beside) {
      const card: Place = { role: 'region', name: papers.title };
      await hand.press(button(papers.show), card);
      await hand.press(button(papers.edit), card);
      const form = dialog(papers.form.title);
      await hand.type(papers.diagnosis, 'I10', form);
      await hand.press(button(papers.form.submit), form);
      await hand.misses(form);
      await beside.monthEnds();
      await hand.go('/billing-revenue');
      await hand.press(button(billingWords.before), main);
      await hand.check({ role: 'checkbox', name: billMonthWords.choose({ name: newPatient.name }) }, main);
      await hand.press(button(billMonthWords.generateChosen({ count: 1 })), main);
    },
  },
];
