import { limits } from '@rpm/domain';
import { accountWords as account } from '@rpm/domain/words/en/account';
import { alertWords as alerts } from '@rpm/domain/words/en/alert';
import { careNoteWords as notes } from '@rpm/domain/words/en/careNote';
import { doctorWords as doctors } from '@rpm/domain/words/en/doctors';
import { exportFileWords as files } from '@rpm/domain/words/en/exportFile';
import { orderWords as orders } from '@rpm/domain/words/en/order';
import { urgentWords as urgent } from '@rpm/domain/words/en/urgent';
import { accountWords as cuenta } from '@rpm/domain/words/es/account';
import { alertWords as alertas } from '@rpm/domain/words/es/alert';
import { careNoteWords as notas } from '@rpm/domain/words/es/careNote';
import { doctorWords as equipo } from '@rpm/domain/words/es/doctors';
import { exportFileWords as archivos } from '@rpm/domain/words/es/exportFile';
import { orderWords as pedidos } from '@rpm/domain/words/es/order';
import { urgentWords as urgente } from '@rpm/domain/words/es/urgent';

const { passwordLinkMinutes } = limits;

/** A sentence of the product in both languages. It is taken from words: when it changes there, it changes here. */
interface Example {
  en: string;
  es: string;
}

/** A rule of how the product speaks, with sentences that keep it. */
export interface ContentRule {
  title: string;
  /** What to do, and why. */
  text: readonly string[];
  examples: readonly Example[];
}

/** How the product speaks, in the order in which somebody who writes meets it. */
export const contentRules: readonly ContentRule[] = [
  {
    title: 'Tone',
    text: [
      'Plain, warm, short. Contractions are welcome. Nurses, billers and patients are busy; nobody reads twice.',
      'Say what happened, then what to do. Never say whose fault it is.',
      'Buttons are verbs that name what they do. In Spanish they are infinitives, and everybody is usted.',
    ],
    examples: [
      { en: account.forgot.nothingThere, es: cuenta.forgot.nothingThere },
      { en: account.forgot.submit, es: cuenta.forgot.submit },
      { en: alerts.emptyReason.medical, es: alertas.emptyReason.medical },
    ],
  },
  {
    title: 'Failures and waits',
    text: [
      "What failed, with the thing named: Couldn't load the orders. Then the way on: Try again.",
      'While it is busy, the button says so with three dots. When it is done, say what is now true.',
      'A status code, a name of a field of ours or a stack is never shown.',
    ],
    examples: [
      { en: alerts.loading.failed, es: alertas.loading.failed },
      { en: alerts.loading.tookTooLong, es: alertas.loading.tookTooLong },
      { en: files.busy, es: archivos.busy },
      { en: account.change.done, es: cuenta.change.done },
    ],
  },
  {
    title: 'Numbers',
    text: [
      'A limit is taken from the limits. Where a sentence has its number in it, a test holds the two together.',
      'Each plural is a sentence of its own, chosen by the rules of the language. Nothing in brackets: no “device(s)”.',
      'A sentence is never glued from parts: another language orders them in another way.',
    ],
    examples: [
      { en: account.forgot.sent({ passwordLinkMinutes }), es: cuenta.forgot.sent({ passwordLinkMinutes }) },
      { en: orders.review.correct({ count: 1 }), es: pedidos.review.correct({ count: 1 }) },
      { en: orders.review.correct({ count: 3 }), es: pedidos.review.correct({ count: 3 }) },
      { en: files.fits({ count: 0 }), es: archivos.fits({ count: 0 }) },
    ],
  },
  {
    title: 'Patients',
    text: [
      'Every sentence of the pages that patients read is held to the 6th grade of reading (Flesch-Kincaid). A test fails for one that is harder.',
      'One thought a sentence. No abbreviation, no jargon: high for you, not out of range.',
      'What may worry says what to do next, in the same view.',
    ],
    examples: [
      { en: notes.noneReason, es: notas.noneReason },
      { en: doctors.noneReason, es: equipo.noneReason },
      { en: urgent.notWatched, es: urgente.notWatched },
    ],
  },
];

/** One word for one thing: the one to use, what it means, and what not to say in its place. */
export const oneWord: readonly (readonly [use: string, what: string, not: string])[] = [
  ['log in, login, log out', 'verb, noun, and the end of it', 'sign in, sign out, log on'],
  ['review, reviewed', 'somebody of the clinic has seen a reading and says so', 'look at, seen, read'],
  ['severity', 'how near to danger a reading is: normal, cautious, critical', 'gravity, level, grade'],
  ['reading', 'what a device measured, once', 'measurement, value, result'],
  ['alert', 'a reading or a silence that waits for a person', 'alarm, warning, notification'],
  ['range', 'the limits of one vital of one patient', 'threshold, bounds'],
  ['order', 'devices that a provider has asked for', 'request, allocation'],
  ['care team', 'the people of a clinic who are there for a patient', 'doctors, staff'],
  ['message, note', 'between two people; written into the record', 'comment, remark'],
];
