import { endpoints } from '@rpm/api-client/calls';
import { patientRecordPath } from '@rpm/domain';
import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { addressWords } from '@rpm/domain/words/address';
import { alertWords } from '@rpm/domain/words/alert';
import { allocationWords } from '@rpm/domain/words/allocation';
import { billingWords } from '@rpm/domain/words/billing';
import { billingPapersWords as papers } from '@rpm/domain/words/billingPapers';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { activateWords } from '@rpm/domain/words/device';
import { enrollWords } from '@rpm/domain/words/enroll';
import { noteWords } from '@rpm/domain/words/note';
import { orderWords } from '@rpm/domain/words/order';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { timerWords } from '@rpm/domain/words/timer';
import { cuffSends, newPatient, openAccount } from './enrollToBillBeside.ts';
import type { Place } from './hand.ts';
import type { JourneyStep } from './journey.ts';

const dialog = (name: string | RegExp): Place => ({ role: 'dialog', name });
const button = (name: string | RegExp): Place => ({ role: 'button', name });
const main: Place = { role: 'main' };
const cuffOrder: Place = { role: 'row', name: /^(?=.*Fern Daylong)(?=.*Upper Arm Monitor)/s };

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
      await hand.type(enrollWords.consentDate, '2026-01-05', form);
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
