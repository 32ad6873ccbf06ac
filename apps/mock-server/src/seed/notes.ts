import type { NoteTopic } from '@rpm/domain';
import type { StoredNote } from '../subjects/notes/contract.ts';
import type { StoredNoteTemplate } from '../subjects/notes/templates.contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { demoAccounts, northside } from './clinics.ts';
import { type Draw, draws } from './random.ts';
import { medicationDays, type ReadingPlan } from './readings.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Notes of the last three months. */
const noteDays = 90;

/** What people at a clinic write about a topic, and how long it took them. */
const writings: readonly { topic: NoteTopic; text: string; minutes: [from: number, to: number] }[] = [
  {
    topic: 'Encounter',
    text: 'Talked through the readings of the last weeks. No complaints.',
    minutes: [8, 22],
  },
  {
    topic: 'Encounter',
    text: 'Called because of a high reading; it was taken right after the stairs.',
    minutes: [5, 14],
  },
  {
    topic: 'Encounter',
    text: 'Feels well and measures every morning before breakfast.',
    minutes: [4, 12],
  },
  {
    topic: 'Medication',
    text: 'Went through the list of medicines; takes them as agreed.',
    minutes: [6, 15],
  },
  {
    topic: 'CarePlan',
    text: 'Goal for the next month agreed: a walk of twenty minutes a day.',
    minutes: [5, 18],
  },
  { topic: 'Device', text: 'The device lost its connection. Showed how to pair it again.', minutes: [3, 10] },
  { topic: 'Education', text: 'Explained how to sit and rest before a measurement.', minutes: [5, 12] },
];
const exceptions: readonly { topic: NoteTopic; text: string }[] = [
  { topic: 'Other', text: 'Sounded tired on the phone; ask about sleep next time.' },
  { topic: 'Device', text: 'Some values look as if somebody else used the device.' },
];
const questions = [
  ['Should I measure again when a value looks odd?', 'Yes: rest for five minutes, then measure once more.'],
  ['I am away for a week. Do I take the device with me?', 'Please do. It sends the readings from anywhere.'],
] as const;

/** Who writes at a clinic beside the responsible provider. */
const staffOf = (clinicId: string) =>
  (clinicId === northside.clinicId ? demoAccounts.staff : demoAccounts.otherStaff).accountId;

/**
 * Makes notes about patients, oldest first: of two in three some of the last three months, of a few an exception note,
 * a conversation with those who can log in, and the one that says which medicine was started. None is later than the start.
 *
 * @param now the start; the same start gives the same notes
 */
export function makeNotes(
  patients: readonly StoredPatient[],
  plans: readonly Pick<ReadingPlan, 'patientId' | 'label'>[],
  now: Date,
): StoredNote[] {
  const draw = draws(90_125);
  const accounts = new Set<string>(Object.values(demoAccounts).map(({ accountId }) => accountId));
  const treated = new Set(
    plans.flatMap(({ patientId, label }) => (label === 'answers-to-medication' ? [patientId] : [])),
  );
  const notes = patients.flatMap((patient, at) => [
    ...(at % 3 === 2 ? [] : writtenNotes(patient, now, draw)),
    ...(at % 10 === 4 ? [exceptionNote(patient, now, draw)] : []),
    ...(accounts.has(patient.patientId) ? conversation(patient, now) : []),
    ...(treated.has(patient.patientId) ? [medicationNote(patient, now)] : []),
  ]);
  return notes
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((note, at) => ({ ...note, noteId: `note-${String(at + 1).padStart(5, '0')}` }));
}

const parts = ({ patientId, clinicId }: StoredPatient) => ({ noteId: '', patientId, clinicId });

function writtenNotes(patient: StoredPatient, now: Date, draw: Draw): StoredNote[] {
  return Array.from({ length: draw.whole(1, 5) }, () => {
    const { topic, text, minutes } = draw.one([writings[0], ...writings.slice(1)] as [Writing, ...Writing[]]);
    return {
      ...parts(patient),
      kind: 'note',
      topic,
      text,
      toPatient: draw.unit() < 0.4,
      minutes: draw.whole(...minutes),
      isInteractive: topic === 'Encounter',
      authorId: draw.unit() < 0.7 && patient.providerId ? patient.providerId : staffOf(patient.clinicId),
      at: within(noteDays, now, draw),
    };
  });
}
type Writing = (typeof writings)[number];

function exceptionNote(patient: StoredPatient, now: Date, draw: Draw): StoredNote {
  const { topic, text } = exceptions[draw.whole(0, 1)] ?? { topic: 'Other', text: '' };
  return {
    ...parts(patient),
    kind: 'exception',
    topic,
    text,
    toPatient: false,
    minutes: 0,
    isInteractive: false,
    authorId: patient.providerId ?? staffOf(patient.clinicId),
    at: within(30, now, draw),
  };
}

/** Why the blood pressure comes down from that day on. */
const medicationNote = (patient: StoredPatient, now: Date): StoredNote => ({
  ...parts(patient),
  kind: 'note',
  topic: 'Medication',
  text: 'Blood pressure above the range on most mornings. Started amlodipine 5 mg once a day; check the readings in two weeks.',
  toPatient: true,
  minutes: 14,
  isInteractive: true,
  authorId: patient.providerId ?? staffOf(patient.clinicId),
  at: inHours(now.getTime() - medicationDays * dayMs, now),
});

/** Questions and answers, an hour and a half apart, and a question of this morning that nobody has read yet. */
function conversation(patient: StoredPatient, now: Date): StoredNote[] {
  const said = (text: string, isPatients: boolean, at: Date) => ({
    ...parts(patient),
    kind: 'conversation' as const,
    topic: 'Other' as const,
    text,
    toPatient: true,
    minutes: 0,
    isInteractive: false,
    authorId: isPatients ? patient.patientId : (patient.providerId ?? staffOf(patient.clinicId)),
    at,
  });
  return [
    ...questions.flatMap(([question, answer], pair) =>
      [question, answer].map((text, at) =>
        said(
          text,
          at === 0,
          // The answer comes an hour and a half later.
          new Date(inHours(now.getTime() - (pair + 1) * 4 * dayMs, now).getTime() + at * 1.5 * hourMs),
        ),
      ),
    ),
    said(
      'The cuff feels tighter than last week. Is that all right?',
      true,
      new Date(now.getTime() - 2 * hourMs),
    ),
  ];
}

/**
 * The templates of the first clinic: two in use, and one that another took the place of.
 *
 * @param now the start
 */
export function makeTemplates(now: Date): StoredNoteTemplate[] {
  const { clinicId } = northside;
  const byId = demoAccounts.provider.accountId;
  const before = (days: number) => new Date(Math.floor((now.getTime() - days * dayMs) / 1000) * 1000);
  const call = { clinicId, name: 'Call about a high reading', topic: 'Encounter', byId } as const;
  return [
    {
      ...call,
      templateId: 'template-1',
      at: before(60),
      text: 'Called {name}. {vital}: {value}.',
      ended: { byId, at: before(20), replacedBy: 'template-2' },
    },
    {
      ...call,
      templateId: 'template-2',
      at: before(20),
      ended: null,
      text: 'Reason for call: {vital} {value}.\nSymptoms: \nMedicines: \nRepeat reading: \nAgreed: ',
    },
    {
      templateId: 'template-3',
      clinicId,
      name: 'Device does not send',
      topic: 'Device',
      byId: demoAccounts.administrator.accountId,
      at: before(30),
      ended: null,
      text: 'Called {name}: the device has not sent. Battery: \nPairing: \nNext step: ',
    },
  ];
}

/** Some moment of the last days at which a clinic works, to the second and before now. */
const within = (days: number, now: Date, draw: Draw): Date =>
  inHours(now.getTime() - draw.unit() * days * dayMs, now);

/** From when on a clinic in New York works, and how long, summer and winter. */
const opensAt = 14 * hourMs;
const openMs = 6 * hourMs;

/** The same day of UTC at an hour at which the clinic works, to the second; what would be later than now stays as it is. */
function inHours(time: number, now: Date): Date {
  const day = Math.floor(time / dayMs) * dayMs;
  const moved = day + opensAt + ((time - day) / dayMs) * openMs;
  return new Date(Math.floor((moved < now.getTime() ? moved : time) / 1000) * 1000);
}
