import { endpoints } from '@rpm/api-client';
import { formatLocalTime, localTimeOf } from '@rpm/domain';
import { gainWords } from '@rpm/domain/words/gain';
import { loadWords } from '@rpm/domain/words/load';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, noisyClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Limits to review',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen', page: { path: '/alerts?tab=limits', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: noisyClinic() })),
});

type Canvas = ReturnType<typeof within>;

const { kinds, parameters } = vitalWords;
const slowHeart = containing(texts.limit.low({ parameter: parameters.heartRate, limit: anything }));
const heartEndless = sentence(texts.ranges.problems.endless({ vital: kinds.HeartRate, set: anything }));
const activeFor = (count: number) => texts.ranges.active({ count });
const body = () => within(document.body);
const limitsOf = (canvas: Canvas) =>
  canvas.findByRole('table', { name: texts.limits.title }, { timeout: 10_000 });
const review = async (canvas: Canvas, what: RegExp) =>
  (await canvas.findAllByRole('button', { name: beginning(texts.review) }, { timeout: 10_000 })).find(
    (each: HTMLElement) => what.test(each.textContent ?? ''),
  ) as HTMLElement;
const opens = (canvas: Canvas, action: string, what: string) =>
  canvas.findByRole(
    'button',
    { name: sentence(texts.actionName({ action, name: anything, what })) },
    { timeout: 10_000 },
  );
/** Set Reference Range for a vital, once it is open. */
const formOf = async (vital: string) =>
  within(
    await body().findByRole('dialog', { name: containing(rangeWords.title({ vital })) }, { timeout: 10_000 }),
  );
/** Saves the limits that the form has, from now on. */
async function saveFromNow(form: Canvas, userEvent: { click: (on: Element) => Promise<void> }) {
  const now = formatLocalTime(localTimeOf(storyNow, 'America/New_York'));
  fireEvent.change(await form.findByLabelText(rangeWords.start), { target: { value: now } });
  const save = form.getByRole('button', { name: rangeWords.save });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(save);
  await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
}

/** SCR-02: what fires often for nothing, who set it, what another limit would give; ranges and wrong readings beside it. */
export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        texts.limit.low({ parameter: parameters.heartRate, limit: '58 beats/min' }),
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(texts.says({ from: dayInWords('2026-10-21'), to: dayInWords('2026-11-20') })),
    ).toBeVisible();
    const table = within(await limitsOf(canvas));
    await expect(table.getByText(texts.withoutAction({ count: 20 }))).toBeVisible();
    await expect(table.getByText(texts.gives({ limit: '55 beats/min', count: 2 }))).toBeVisible();
    await expect(table.getByText(texts.gives({ limit: '145 mmHg', count: 3 }))).toBeVisible();
    await expect(table.getAllByText(texts.usual)).toHaveLength(2);
    await expect(table.getByText(texts.none.critical)).toBeVisible();
    await expect(canvas.getByText(texts.limits.foot)).toBeVisible();
    const ranges = within(canvas.getByRole('list', { name: texts.ranges.title }));
    const { problems, apply, applyAfter } = texts.ranges;
    for (const said of [
      [problems.ended({ vital: kinds.BloodPressure, end: dayInWords('2026-10-31') }), apply.usual],
      [problems.endsSoon({ vital: kinds.Weight, end: dayInWords('2026-11-23') }), applyAfter.none],
      [problems.missing({ vital: kinds.BloodGlucose }), activeFor(41), apply.usual],
      [problems.missing({ vital: kinds.Weight }), activeFor(12), apply.none],
      // Since when it is active was not recorded.
      [problems.missing({ vital: kinds.HeartRate }), apply.usual],
    ]) {
      await expect(ranges.getByText(said.join(' '))).toBeVisible();
    }
    await expect(ranges.getByText(heartEndless)).toBeVisible();
    const wrong = within(canvas.getByRole('list', { name: texts.wrong.title }));
    await expect(
      wrong.getByText(texts.wrong.says({ vital: kinds.BloodGlucose, wrong: 6, closed: 8 })),
    ).toBeVisible();
  },
});

/** SCR-02: the day on which a range ends is the patient's, where whoever reads lives in another day. */
export const ReadInAnotherDay = meta.story({
  globals: { zone: 'Pacific/Kiritimati' },
  play: async ({ canvas }) => {
    const ended = { vital: kinds.BloodPressure, end: dayInWords('2026-10-31') };
    await expect(
      await canvas.findByText(beginning(texts.ranges.problems.ended(ended)), {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText(containing(activeFor(41)))).toBeVisible();
  },
});

/** SCR-02: `/alerts/noise` leads to it. */
export const ByItsOwnAddress = meta.story({
  parameters: { page: { path: '/alerts/noise', isSignedIn: true } },
  play: async ({ canvas }) => {
    await expect(await limitsOf(canvas)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: texts.tab })).toHaveAttribute('aria-selected', 'true');
  },
});

/** SCR-02, RNG-01: the button opens Set Reference Range with its back-test and the other limit filled in; saved, it is no noise. */
export const ReviewThisLimit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await review(canvas, slowHeart));
    const form = await formOf(kinds.HeartRate);
    const low = await form.findByDisplayValue('55');
    await expect(low).toBeVisible();
    await expect(
      form.getAllByText(containing(rangeWords.backTest.title({ count: 30 }))).length,
    ).toBeGreaterThan(0);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
    await saveFromNow(form, userEvent);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
      { vitalRanges: [{ parameter: 'heartRate', cautiousMin: 55, criticalMin: 40 }] },
    ]);
    await waitFor(() =>
      expect(
        canvas.queryByText(texts.limit.low({ parameter: parameters.heartRate, limit: '58 beats/min' })),
      ).toBeNull(),
    );
  },
});

/** SCR-02: an alert about weight names the change in place of a limit, in the reader's unit, in the list and beside it. */
export const WeightGain = meta.story({
  parameters: { page: { path: '/alerts', isSignedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const limit = sentence(
      gainWords.periods.day({ since: `${dayInWords('2026-11-19')}${anything}`, limit: `3 lb${anything}` }),
    );
    await expect(
      await canvas.findByText(gainWords.up({ gain: '4.2 lb' }), {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText(limit)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Marigold Testpatient' }));
    await waitFor(() =>
      expect(canvas.getAllByText(gainWords.up({ gain: '4.2 lb' })).length).toBeGreaterThan(1),
    );
  },
});

/** A range that has ended is renewed by the same form; whoever cancels is where they were. */
export const ReviewRange = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await opens(canvas, texts.renew, kinds.Weight);
    await userEvent.click(button);
    const form = await formOf(kinds.Weight);
    await userEvent.click(form.getByRole('button', { name: rangeWords.cancel }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});

/** A device measures, and nobody has set limits: the form opens for that vital, and once they are set, the row is gone. */
export const SetsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const missing = containing(texts.ranges.problems.missing({ vital: kinds.BloodGlucose }));
    await userEvent.click(await opens(canvas, texts.set, kinds.BloodGlucose));
    await expect(canvas.getByText(missing)).toBeVisible();
    const form = await formOf(kinds.BloodGlucose);
    await saveFromNow(form, userEvent);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
      { vitalRanges: [{ vital_type: 'BloodGlucose' }] },
    ]);
    await waitFor(() => expect(canvas.queryByText(missing)).toBeNull());
  },
});

/** The period and the provider are in the address, and begin each list anew. */
export const Filters = meta.story({
  play: async ({ canvas, userEvent }) => {
    await limitsOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: texts.days({ days: '90' }) }));
    await expect(await canvas.findByText(texts.sums.alerts({ days: '90' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: texts.provider }));
    await userEvent.click(await body().findByRole('option', { name: /Fakeley/ }, { timeout: 10_000 }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: texts.provider })).toHaveTextContent(/Fakeley/),
    );
    await expect(canvas.getByRole('radio', { name: texts.days({ days: '90' }) })).toBeChecked();
  },
});

const confirmed = (canvas: Canvas) =>
  canvas.findByRole(
    'button',
    { name: sentence(texts.confirmName({ name: anything, what: kinds.HeartRate })) },
    { timeout: 10_000 },
  );
/** SCR-02, r4: a range without an end that is right is confirmed: kept by the server, and off the list. */
export const Confirms = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await confirmed(canvas));
    await waitFor(() => expect(canvas.queryByText(heartEndless)).toBeNull());
    await expect(bodiesTo(endpoints.confirmRange)).toMatchObject([{ vital: 'HeartRate', version: 1 }]);
  },
});

/** A lost update: the range was set anew meanwhile. */
export const ConfirmedTooLate = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.confirmRange, 409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await confirmed(canvas));
    await expect((await body().findAllByText(texts.rangeChanged))[0]).toBeVisible();
    await expect(canvas.getByText(heartEndless)).toBeVisible();
  },
});

/** The record of the patient cannot be read: said, and the report stays. */
export const NotOpened = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientInfo, 503)),
  play: async ({ canvas, userEvent }) => {
    await limitsOf(canvas);
    await userEvent.click(await review(canvas, slowHeart));
    await expect(await canvas.findByText(texts.notOpened, {}, { timeout: 10_000 })).toBeVisible();
    await expect(body().queryByRole('dialog')).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.limits.empty, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText(texts.limits.foot)).toBeNull();
    await expect(canvas.getByText(texts.ranges.empty)).toBeVisible();
    await expect(canvas.getByText(texts.wrong.empty)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getNoise)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: texts.tab, selected: true })).toBeVisible();
    await expect(canvas.queryByText(texts.limits.empty)).toBeNull();
  },
});

/** Behaviour 1a, 503: said, and a retry brings the report. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getNoise, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, { timeout: 10_000 })).toBeVisible();
    msw.use(backend({ world: noisyClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await limitsOf(canvas)).toBeVisible();
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getNoise, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});

/** 390 px: the lists stand below each other. */
export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        texts.limit.low({ parameter: parameters.heartRate, limit: '58 beats/min' }),
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: texts.ranges.title })).toBeVisible();
  },
});
