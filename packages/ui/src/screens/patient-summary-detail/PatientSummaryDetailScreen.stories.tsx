import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { pagesWords } from '@rpm/domain/words/frame';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { queriesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, containing, sentence } from '@rpm/storybook/sentence.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { PatientSummaryDetailScreen } from './PatientSummaryDetailScreen.tsx';

const text = healthRecordWords;
const { getMRDetail } = endpoints;
const at = (kind: string) => ({
  layout: 'fullscreen' as const,
  page: { path: `/patient-summary-detail/${kind}`, isSignedIn: true },
});

/** Finds these facts in this order: what it is called, and what it is. */
const told = (...facts: [name: string, value: string][]) =>
  new RegExp(
    facts.map(([name, value]) => `${containing(name).source}\\s*${containing(value).source}`).join('.*'),
  );
/** Nothing was measured, ordered or recorded. */
const bareClinic = () => ({ ...smallClinic(), records: [], orders: [], readings: () => [] });

const meta = preview.meta({
  title: 'Screens/Patient/Health summary/Records of a kind',
  component: PatientSummaryDetailScreen,
  globals: { role: 'patient' },
  parameters: at('DiagnosticReport'),
  render: () => (
    <Routes>
      <Route path="/patient-summary-detail/:resourceType" element={<PatientSummaryDetailScreen />} />
    </Routes>
  ),
});

/** SCR-07: the newest report is open; a result stands in words with tick or arrow, never by color alone. */
export const LabResults = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const tables = await canvas.findAllByRole('table');
    await expect(tables).toHaveLength(1);
    const table = within(tables[0] as HTMLElement);
    await expect(table.getByRole('row', { name: /^Potassium/ })).toHaveTextContent(
      text.labs.standing.inRange,
    );
    await expect(table.getByRole('row', { name: /^Creatinine/ })).toHaveTextContent(
      text.labs.standing.aboveRange,
    );
    // On a phone the range has its name beside it: no heading stands above.
    await expect(table.getByRole('row', { name: /^Potassium/ })).toHaveTextContent(
      `${text.labs.columns.normal} ${text.labs.between({ low: '3.5', high: '5.1' })}`,
    );
    await expect(
      table.getByRole('img', {
        name: text.labs.rail({ normal: text.labs.between({ low: '3.5', high: '5.1' }), value: '4.2' }),
      }),
    ).toBeVisible();
    // What to think of it, and whom to ask.
    await expect(canvas.getByText(text.labs.note)).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.labs.ask })).toHaveAttribute(
      'href',
      expect.stringContaining('/my-doctors?talk=clinic'),
    );
    const lipids = within(canvas.getByRole('article', { name: /^Lipid/ }));
    await userEvent.click(lipids.getByRole('button', { name: text.labs.count({ count: 4 }) }));
    await waitFor(() =>
      expect(lipids.getByRole('row', { name: /^HDL/ })).toHaveTextContent(text.labs.standing.belowRange),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** x2: a result in words has neither range nor rail, and what was corrected says when. */
export const TextAndCorrected = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const urine = within(await canvas.findByRole('article', { name: /^Urinalysis/ }));
    await expect(urine.getByText(sentence(text.changed({ day: anything })))).toBeVisible();
    await expect(urine.getByText(text.status.amended)).toBeVisible();
    await userEvent.click(urine.getByRole('button', { name: text.labs.count({ count: 3 }) }));
    const protein = await urine.findByRole('row', { name: /^Protein/ });
    await expect(protein).toHaveTextContent(containing(['Negative', text.labs.noRange].join(anything)));
    await expect(within(protein).queryByRole('img')).toBeNull();
  },
});

/** API-20: every other kind is drawn in the same way: code, status, date, performer, source. */
export const Conditions = meta.story({
  tags: ['w390'],
  parameters: at('Condition'),
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('article', { name: 'Hypertensive disorder' });
    await expect(one).toHaveTextContent(
      told(
        [text.facts.status, text.status.active],
        [text.facts.code, '38341003'],
        [text.facts.source, text.yourClinic],
      ),
    );
  },
});

/** Behaviour 1c, huge: 1,000 rows come by page. */
export const Huge = meta.story({
  parameters: at('Encounter'),
  beforeEach: ({ msw }) => {
    const world = smallClinic();
    const own = world.records.find(({ patientId }) => patientId === demoAccounts.patient.accountId);
    if (!own) throw new Error('There is no record.');
    const records = Array.from({ length: 1000 }, (_, n) => ({
      ...own,
      resourceType: 'Encounter' as const,
      recordId: `visit-${n}`,
      display: `Visit ${n}`,
      at: new Date(Date.UTC(2026, 10, 1) - n * 86_400_000),
    }));
    msw.use(backend({ world: { ...world, records } }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: 'Visit 0' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await expect(await canvas.findByRole('article', { name: 'Visit 20' })).toBeVisible();
    await expect(queriesTo(endpoints.getMRDetail).map(({ page }) => page)).toEqual(['0', '1']);
  },
});

/** Behaviour 1c, empty. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: bareClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, text.none);
  },
});

/** ERR-02 */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getMRDetail)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(appWords.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(text.none)).toBeNull();
  },
});

/** Behaviour 1a, 500: it says so, and Try Again brings it. */
export const Fails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(getMRDetail, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, text.loading.failed);
    msw.use(backend());
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
});

/** RTE-05: a kind that there is none of is an honest page, whose address is not repeated and asks nothing. */
export const UnknownKind = meta.story({
  tags: ['w390'],
  parameters: at('constructor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text.unknown.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.unknown.action })).toHaveAttribute(
      'href',
      '/patient-summary',
    );
    await expect(canvas.queryByText(/constructor/)).toBeNull();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});
