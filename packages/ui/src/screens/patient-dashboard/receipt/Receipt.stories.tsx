import { endpoints } from '@rpm/api-client';
import { formatInstant, formatStamp, type ReadingSteps, readingAddress } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { receiptWords as texts } from '@rpm/domain/words/receipt';
import { trendLinkWords } from '@rpm/domain/words/trendLink';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { PatientDashboardScreen } from '../PatientDashboardScreen.tsx';

const { getReadingSteps, getPatientNotes } = endpoints;
const slow = { timeout: 10_000 };
const at = (hour: number, minute: number) => new Date(Date.UTC(2026, 10, 20, hour, minute));
const time = formatStamp(at(13, 5));
const nurse = { userId: 'nurse', name: 'Bryony Samplewell' };

const reading: NonNullable<ReadingSteps['reading']> = {
  ...{ mrSubType: 'BloodPressure', mrTime: time, receivedTime: formatStamp(at(13, 6)), class: 'Critical' },
  ...{ values: { systolic: 168, diastolic: 97 }, classes: {}, isContradicted: false },
};
const says = (steps: ReadingSteps['steps']) =>
  answers(getReadingSteps, JSON.stringify({ reading, steps } satisfies ReadingSteps));
const alerted = { kind: 'alerted' as const, time: formatStamp(at(13, 6)), by: null, outcome: null };
const seen = { kind: 'seen' as const, time: formatStamp(at(13, 47)), by: nurse, outcome: null };
/** When it was seen, as it is found in a text, in which a space that does not break counts as any other. */
const seenAt = formatInstant(at(13, 47), 'datetime', {
  timeZone: browserTimeZone(),
  onBad: () => {},
})?.replace(/\s/g, ' ') as string;
const note = {
  ...{
    noteId: 'note-1',
    topic: 'Encounter',
    kind: 'note',
    text: 'Rest this morning. I will call you before noon.',
  },
  ...{
    time: formatStamp(at(13, 48)),
    author: { ...nurse, role: 'staff' },
    corrects: null,
    minutes: null,
    isForPatient: true,
  },
};

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Receipt',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: `/patient-dashboard?reading=${readingAddress('BloodPressure', time)}`, isSignedIn: true },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      says([alerted, seen]),
      answers(getPatientNotes, JSON.stringify([note])),
      backend({ world: smallClinic() }),
    ),
});

/** PDB-07, design v3: what was recorded, in the order of time, with the note to the patient; the title names nobody. */
export const Seen = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, msw }) => {
    const steps = within(await canvas.findByRole('list', { name: texts.steps }, slow));
    await expect(await steps.findByText(note.text)).toBeVisible();
    await expect(steps.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent)).toEqual([
      ...[texts.measured, texts.received, texts.judged.Critical, texts.alerted],
      ...[texts.seenBy({ name: nurse.name }), texts.note({ name: nurse.name })],
    ]);
    await expect(steps.getByText(seenAt)).toBeVisible();
    await expect(canvas.getByText('168/97')).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.write })).toHaveAttribute(
      'href',
      `/my-doctors?talk=clinic&reading=${readingAddress('BloodPressure', time)}`,
    );
    await expect(document.title).not.toMatch(/168|Testpatient/);
    const closed = {
      kind: 'resolved' as const,
      time: formatStamp(at(14, 0)),
      by: nurse,
      outcome: 'advice' as const,
    };
    msw.use(says([alerted, seen, closed]));
    window.dispatchEvent(new Event('focus'));
    await expect(await steps.findByText(texts.outcomes.advice)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(texts.update)).toHaveRole('status'));
  },
});

/** Nobody has looked at it: that is said plainly, and no next step is promised. */
export const NotSeen = meta.story({
  tags: ['w390', 'w320', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(says([alerted]), fails(getPatientNotes, 500)),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: texts.steps }, slow));
    await expect(steps.getByText(texts.notSeen)).toBeVisible();
    await expect(steps.getByText(texts.notSeenText)).toBeVisible();
    await expect(canvas.getByText(patientWords.patientDashboard.notWatched)).toBeVisible();
    await seesText(canvas, texts.notesFailed);
  },
});

/** From the card of a reading, with what the demo has recorded. */
export const FromTheDashboard = meta.story({
  parameters: { page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  play: async ({ canvas, userEvent }) => {
    const name = patientWords.patientDashboard.receiptOpen({ vital: trendLinkWords.names.Weight });
    await userEvent.click(await canvas.findByRole('link', { name }, slow));
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 }, slow)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: texts.steps }, slow)).toBeVisible();
  },
});

/** Of a time at which nothing was measured there is nothing. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getReadingSteps, JSON.stringify({ reading: null, steps: [] }))),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.none);
  },
});

/** Behaviour 1b, 500: said, and tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getReadingSteps, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, texts.loading.failed);
    msw.use(says([alerted, seen]));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('list', { name: texts.steps }, slow)).toBeVisible();
  },
});
