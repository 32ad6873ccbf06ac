import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { othersPageWords } from '@rpm/domain/words/frame';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { largestText } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientSummaryScreen } from './PatientSummaryScreen.tsx';

const text = healthRecordWords;
const patientId = demoAccounts.patient.accountId;
type World = ReturnType<typeof smallClinic>;

/** Nothing was measured, ordered or recorded. */
const bareClinic = () => ({ ...smallClinic(), records: [], orders: [], readings: () => [] });

const meta = preview.meta({
  title: 'Screens/Patient/Health summary',
  component: PatientSummaryScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/patient-summary', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

/** RTE-05, SCR-08, API-19 to API-21: a card for each kind, with how many there are and the newest; each leads to its records. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const labs = within(await canvas.findByRole('article', { name: text.kinds.DiagnosticReport }));
    await expect(await labs.findByText(text.counts.DiagnosticReport({ count: 3 }))).toBeVisible();
    await expect(labs.getByText(/^Comprehensive metabolic/)).toBeVisible();
    await expect(labs.getByRole('link')).toHaveAttribute('href', '/patient-summary-detail/DiagnosticReport');
    const vitals = within(canvas.getByRole('article', { name: text.vitals.title }));
    await expect((await vitals.findAllByRole('listitem')).length).toBeGreaterThan(1);
    const newest = within(canvas.getByRole('region', { name: text.newest.title }));
    await expect(await newest.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: text.views.clinic })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // Where it comes from is one row, on a phone as well.
    const [own, other] = [text.views.clinic, text.views.own].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(own?.top).toBe(other?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // On paper it says whose it is.
    await expect(within(canvas.getByRole('main')).getByText('Marigold Testpatient')).toHaveClass(
      'print:block',
    );
  },
});

/** Behaviour 1c, empty: a count of 0 stays, and says so. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: bareClinic() })),
  play: async ({ canvas }) => {
    const known = within(await canvas.findByRole('article', { name: text.kinds.AllergyIntolerance }));
    await expect((await known.findAllByText(text.counts.AllergyIntolerance({ count: 0 })))[0]).toBeVisible();
    await seesText(canvas, text.readings.noneReason);
    await seesText(canvas, text.newest.none);
  },
});

/** ERR-02: each card waits for itself. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getMRSummary), hangs(endpoints.getMyVitalList)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(appWords.loading).length).toBeGreaterThan(1));
    // Nobody knows how long the vitals will be: what stands below them waits for so long that it would jump, and no longer.
    const inTime = { timeout: limits.stillLoadingAfterMs + 3000 };
    const allergies = within(
      await canvas.findByRole('article', { name: text.kinds.AllergyIntolerance }, inTime),
    );
    await waitFor(() => expect(allergies.queryByText(appWords.loading)).toBeNull());
  },
});

/** Behaviour 1b, 500: one kind fails alone, and Try Again brings it. */
export const OneKindFails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAllergies, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: text.kinds.AllergyIntolerance }));
    await expect(await card.findByText(text.loading.failed)).toBeVisible();
    await expect(card.queryByText(text.counts.AllergyIntolerance({ count: 0 }))).toBeNull();
    await seesText(canvas, text.counts.DiagnosticReport({ count: 3 }));
    msw.use(backend({ world: monitoredClinic() }));
    await userEvent.click(card.getByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(card.queryByText(text.loading.failed)).toBeNull());
  },
});

/** Behaviour 1a, 403: said of that card only. */
export const Forbidden = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getImmunizations, 403)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: text.kinds.Immunization }));
    await expect(await card.findByText(loadWords.forbidden)).toBeVisible();
  },
});

/** Behaviour 1a, 401: the session is over, which is told once, though ten reads were made. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getMRSummary, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a, offline: what is shown stays. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(text.counts.DiagnosticReport({ count: 3 }));
    const back = setOnline(false);
    await seesText(canvas, appWords.offline);
    await expect(canvas.getByText(text.counts.DiagnosticReport({ count: 3 }))).toBeVisible();
    back();
  },
});

/** Behaviour 1a: unreadable rows cost only themselves, in all the lists. */
export const SomeAreUnreadable = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(answers(endpoints.getLatestMR, JSON.stringify([7, { recordId: 'r', display: 'Flu shot' }]))),
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole('region', { name: text.newest.title }));
    await expect(await newest.findByText('Flu shot')).toBeVisible();
    await expect(newest.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** Behaviour 1a: long, foreign and hostile names, at 320 px too. */
export const OddNames = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) => {
    const world: World = smallClinic();
    const names = ['<img src=x onerror=alert(1)>', 'אלרגיה לפניצילין', 'Longword'.repeat(30)];
    const own = world.records.filter((each) => each.patientId === patientId);
    msw.use(
      backend({
        world: { ...world, records: own.map((each, at) => ({ ...each, display: names[at % 3] ?? '' })) },
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^<img src=x/).length).toBeGreaterThan(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** ROL-04: staff are told whose page it is, and nothing is asked. */
export const OpenedByStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await seesText(canvas, othersPageWords.patients);
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** The largest text of the profile on a narrow phone: the drawing makes room for the name of each kind. */
export const LargestText = meta.story({
  tags: ['w320'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    for (const heading of await canvas.findAllByRole('heading', { level: 2 }))
      await expect(brokenWords(heading)).toEqual([]);
    // A word that is longer yet, as in Spanish, breaks where the language breaks it.
    const longest = await canvas.findByRole('link', { name: text.kinds.Immunization });
    const { hyphens } = getComputedStyle(longest);
    await expect(hyphens).toBe(window.innerWidth > 400 ? 'manual' : 'auto');
  },
});

/** SCR-08: inside the frame a narrow phone leaves still less room; no name of a kind breaks inside a word. */
export const LargestTextInFrame = meta.story({
  beforeEach: largestText,
  render: () => (
    <div className="max-w-66">
      <PatientSummaryScreen />
    </div>
  ),
  play: async ({ canvas }) => {
    const name = text.kinds.Immunization;
    await expect(brokenWords(await canvas.findByRole('heading', { name, level: 2 }))).toEqual([]);
  },
});
