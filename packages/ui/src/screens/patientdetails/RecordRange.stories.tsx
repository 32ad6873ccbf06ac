import { endpoints } from '@rpm/api-client';
import { formatLocalTime, localTimeOf } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { readingWords } from '@rpm/domain/words/reading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic, storyNow, type World } from '@rpm/mock-server/seed';
import { timePasses } from '@rpm/storybook/clock.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, beginning, dayInWords, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Reference range',
  component: PatientDetailsScreen,
  parameters: atRecord(),
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const setBy = (name: string, day: string) => recordWords.record.range.setBy({ name, day: dayInWords(day) });
const from = recordWords.record.range.from({ time: timeInWords('2026-12-01T14:00:00Z') });
/** What is read out of the rail of the systolic pressure that is critical above so much. */
function railOf(max: string, above: string) {
  const { between, critical, either, below, above: over } = readingWords;
  const normal = readingWords.normal({ span: between({ min: '95', max: `${max} mmHg` }) });
  const span = either({ one: below({ value: '85' }), other: over({ value: above }) });
  return readingWords.range({ parts: `${normal}, ${critical({ span })}` });
}

type Canvas = ReturnType<typeof within>;
type Hand = { click: (on: Element) => Promise<void> };
/** Opens Set Reference Range. */
async function formOf(canvas: Canvas, userEvent: Hand, vital = anything) {
  const open = await canvas.findByRole('button', { name: recordWords.record.setRange });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(open);
  return within(await screen.findByRole('dialog', { name: sentence(rangeWords.title({ vital })) }));
}
/** Saves the limits that the form has, from then on. */
async function saveFrom(form: Canvas, userEvent: Hand, from: Date) {
  const value = formatLocalTime(localTimeOf(from, 'America/New_York'));
  fireEvent.change(await form.findByLabelText(rangeWords.start), { target: { value } });
  const save = form.getByRole('button', { name: rangeWords.save });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
/** The four limits of the systolic pressure that the form has. */
const systolicOf = async (form: Canvas) => {
  const { fields } = rangeWords;
  const systolic = within(await form.findByRole('group', { name: vitalWords.parameters.systolic }));
  return [fields.criticalMin, fields.cautiousMin, fields.cautiousMax, fields.criticalMax].map(
    (label) => systolic.getByLabelText<HTMLInputElement>(label).value,
  );
};

/** RNG-03, RNG-13: the limits in force, who set them and when, and that they have no end worth naming. */
export const ReferenceRange = meta.story({
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: recordWords.record.range.title }));
    await expect(await card.findByText(setBy('Wren Q. Exampledoc', '2026-09-20'))).toBeVisible();
    await expect(card.getByText(recordWords.record.range.endless)).toBeVisible();
    await expect(
      await card.findByRole('img', {
        name: beginning(railOf('142', '165')),
      }),
    ).toBeVisible();
  },
});

/**
 * RNG-01, RNG-21, RNG-22: the form opens for the vital that is shown, with the limits that are shown, although none was
 * saved. What it saves is in force at once, and stands in the card; a start alone changes no limit.
 */
export const SetReferenceRange = meta.story({
  parameters: atRecord('&vital=HeartRate'),
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, recordWords.record.range.standard);
    const form = await formOf(canvas, userEvent, vitalWords.kinds.HeartRate);
    await saveFrom(form, userEvent, storyNow);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
      {
        vitalRanges: [
          { parameter: 'heartRate', cautiousMin: 50, cautiousMax: 110, criticalMin: 40, criticalMax: 130 },
        ],
      },
    ]);
    await seesText(canvas, setBy('Wren Q. Exampledoc', '2026-11-20'));
  },
});

/** RNG-06: 300 seconds, which begin anew each time the form opens. */
export const CountdownRestarts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: recordWords.record.setRange });
    await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(open);
    const timer = async () => within(await screen.findByRole('dialog')).getByRole('timer');
    await expect(await timer()).toHaveTextContent(/05:00|04:5\d/);
    timePasses(100);
    await waitFor(async () => expect(await timer()).toHaveTextContent(/03:20/));
    await userEvent.click(screen.getByRole('button', { name: rangeWords.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(open);
    await expect(await timer()).toHaveTextContent(/05:00|04:5\d/);
  },
});

/** RNG-21: the saved limits cannot be read. The form opens with those of the card, on another tab of the record too. */
export const SavedLimitsFail = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('&tab=notes&vital=BloodPressure'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRangeByUsername, 503)),
  play: async ({ canvas, userEvent }) => {
    const form = await formOf(canvas, userEvent);
    await form.findByText(rangeWords.limitsNotLoaded);
    await expect(await systolicOf(form)).toEqual(['85', '95', '142', '165']);
  },
});

const endingSoon = () => {
  const world = monitoredClinic();
  const end = new Date('2026-12-01T12:00:00Z');
  return { ...world, ranges: world.ranges.map((range) => ({ ...range, end })) };
};

/** RNG-13: a range that ends within 30 days says so. */
export const RangeEndsSoon = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: endingSoon() })),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.range.endsSoon({ day: dayInWords('2026-12-01') }));
  },
});

const ended = () => {
  const world = monitoredClinic();
  const end = new Date('2026-11-10T12:00:00Z');
  const isOver = ({ start }: { start: Date }) => start < end;
  return { ...world, ranges: world.ranges.filter(isOver).map((range) => ({ ...range, end })) };
};

/** RNG-21: a range of the patient's own has ended: the form begins with its limits, not with the usual ones, and says so; its times are new. */
export const RangeEnded = meta.story({
  parameters: atRecord('&vital=BloodPressure'),
  beforeEach: ({ msw }) => msw.use(backend({ world: ended() })),
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, recordWords.record.range.over({ day: dayInWords('2026-11-10') }));
    const form = await formOf(canvas, userEvent);
    await expect(await form.findByText(rangeWords.renewed)).toBeVisible();
    await expect(await systolicOf(form)).toEqual(['85', '95', '142', '165']);
    await expect(form.getByLabelText(rangeWords.end)).toHaveValue('');
  },
});

/** RNG-21: once it is set anew, it is in force: the form that opens next renews nothing. */
export const RangeSetAnew = meta.story({
  parameters: atRecord('&vital=BloodPressure'),
  beforeEach: ({ msw }) => msw.use(backend({ world: ended() })),
  play: async ({ canvas, userEvent }) => {
    const form = await formOf(canvas, userEvent);
    await form.findByText(rangeWords.renewed);
    await saveFrom(form, userEvent, storyNow);
    const again = await formOf(canvas, userEvent);
    await expect(await systolicOf(again)).toEqual(['85', '95', '142', '165']);
    await expect(again.queryByText(rangeWords.renewed)).toBeNull();
  },
});

/** RNG-21: it cannot be read whether a range has ended: the form opens with the limits in force, as before. */
export const RangesNotRead = meta.story({
  tags: ['network-fault'],
  parameters: atRecord('&tab=notes&vital=BloodPressure'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPatientVitalRange, 503)),
  play: async ({ canvas, userEvent }) => {
    const form = await formOf(canvas, userEvent);
    await expect(await systolicOf(form)).toEqual(['85', '95', '142', '165']);
    await expect(form.queryByText(rangeWords.renewed)).toBeNull();
  },
});

/** RNG-21: the same from another tab of the record, which has not read the ranges. */
export const RangeEndedElsewhere = meta.story({
  parameters: atRecord('&tab=notes&vital=BloodPressure'),
  beforeEach: ({ msw }) => msw.use(backend({ world: ended() })),
  play: async ({ canvas, userEvent }) => {
    const form = await formOf(canvas, userEvent);
    await expect(await systolicOf(form)).toEqual(['85', '95', '142', '165']);
  },
});

/** RNG-21: while a range is in force nothing is renewed, and nothing says so. */
export const NothingToRenew = meta.story({
  parameters: atRecord('&vital=BloodPressure'),
  play: async ({ canvas, userEvent }) => {
    const form = await formOf(canvas, userEvent);
    await expect(await systolicOf(form)).toEqual(['85', '95', '142', '165']);
    await expect(form.queryByText(rangeWords.renewed)).toBeNull();
  },
});

/** Nobody has set a range: the usual limits are in force, and it says so. */
export const NoRange = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...monitoredClinic(), ranges: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.range.standard);
  },
});

/** No weight is usual for everybody: where nobody has set a range, no limits apply. */
export const NoRangeForWeight = meta.story({
  parameters: atRecord('&vital=Weight'),
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...monitoredClinic(), ranges: [] } })),
  play: async ({ canvas }) => {
    await seesText(canvas, recordWords.record.range.none.standard);
    await expect(canvas.queryByText(recordWords.record.range.standard)).toBeNull();
  },
});

/** The range that is in force now, and one that was set yesterday for December. */
const withComing = (rangesNow: World['ranges']) => {
  const world = monitoredClinic();
  const own = world.ranges.filter(({ vital }) => vital === 'BloodPressure');
  const newest = own.reduce((a, b) => (b.version > a.version ? b : a));
  const systolic = {
    min: { normal: 90, cautious: 95, critical: 85 },
    max: { normal: 120, cautious: 130, critical: 150 },
  };
  const coming = {
    ...newest,
    version: newest.version + 1,
    start: new Date('2026-12-01T14:00:00Z'),
    setById: demoAccounts.colleague.accountId,
    setAt: new Date('2026-11-19T15:00:00Z'),
    limits: { ...newest.limits, systolic },
  };
  return { ...world, ranges: [...rangesNow, coming] };
};

/**
 * RNG-03, RNG-13: a range that begins later changes nothing today. What is in force stands first, and says until when;
 * what comes stands below it: from when, by whom, set on which day, and its limits.
 */
export const RangeBeginsLater = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: withComing(monitoredClinic().ranges) })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: recordWords.record.range.title }));
    await expect(await card.findByText(setBy('Wren Q. Exampledoc', '2026-09-20'))).toBeVisible();
    await expect(
      card.getByText(recordWords.record.range.until({ day: dayInWords('2026-12-01') })),
    ).toBeVisible();
    await expect(card.getByRole('heading', { level: 3, name: from })).toBeVisible();
    await expect(card.getByText(setBy('Teasel Fakeley', '2026-11-19'))).toBeVisible();
    await expect(await card.findByRole('img', { name: beginning(railOf('142', '165')) })).toBeVisible();
    await expect(card.getByRole('img', { name: sentence(railOf('130', '150')) })).toBeVisible();
  },
});

/** RNG-13: nothing is in force yet: the usual limits are, and it says until when. It is never said that none was set. */
export const FirstRangeBeginsLater = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: withComing([]) })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: recordWords.record.range.title }));
    await expect(await card.findByText(recordWords.record.range.notYet)).toBeVisible();
    await expect(await card.findByRole('heading', { name: from })).toBeVisible();
    await expect(card.queryByText(recordWords.record.range.standard)).toBeNull();
  },
});

/** RNG-13, RNG-22: a range that is saved for tomorrow stands in the card at once, as what comes. */
export const SetForTomorrow = meta.story({
  parameters: atRecord('&vital=HeartRate'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(recordWords.record.range.standard);
    const form = await formOf(canvas, userEvent, vitalWords.kinds.HeartRate);
    await saveFrom(form, userEvent, new Date(storyNow.getTime() + 86_400_000));
    await seesText(canvas, recordWords.record.range.notYet);
    await expect(
      canvas.getByRole('heading', {
        name: beginning(recordWords.record.range.from({ time: `${dayInWords('2026-11-21')}, ` })),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(setBy('Wren Q. Exampledoc', '2026-11-20'))).toBeVisible();
  },
});
