import { endpoints } from '@rpm/api-client';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { pressureClinic } from '@rpm/mock-server/seed';
import { timePasses } from '@rpm/storybook/clock.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RangeDialog } from './RangeDialog.tsx';
import {
  diastolic,
  end,
  group,
  marigold,
  onScreen,
  opened,
  page,
  parametersOf,
  pick,
  saveButton,
  stampOf,
  start,
  systolic,
  type,
  typedIn,
} from './rangeStory.ts';

const meta = preview.meta({
  title: 'Screens/Clinic/Set Reference Range/Cases',
  component: RangeDialog,
  parameters: { layout: 'fullscreen', page: { path: '/patientdetails', isSignedIn: true } },
  args: {
    patient: marigold,
    vital: 'BloodPressure' as const,
    parameters: parametersOf('BloodPressure'),
    shown: onScreen('BloodPressure'),
    onClose: fn(),
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: pressureClinic() })),
});

const { fields } = rangeWords;
/** Some of the five minutes are left. */
const timeLeft = new RegExp(`${rangeWords.timeLeft}\\s*0[45]:\\d\\d`);
const narrower = (parameter: string, limit: string, from: string, to: string) =>
  rangeWords.narrower.limit({ parameter, limit, from, to });

/** A vital of which everybody is watched by the normal range alone. */
const normal = { min: 60, max: 100 };
const withoutLimits = {
  vital: 'HeartRate' as const,
  parameters: parametersOf('HeartRate'),
  shown: new Map([['heartRate', { normal, cautious: normal, critical: normal }]]),
};

/** RNG-04, RNG-20: without cautious and critical values the normal range is saved; with them all four are needed. */
export const WithoutLimits = meta.story({
  args: withoutLimits,
  play: async ({ userEvent, args }) => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByRole('heading', { name: vitalWords.parameters.heartRate });
    const box = dialog.getByRole('checkbox', { name: rangeWords.withLimits });
    await expect(box).not.toBeChecked();
    await expect(dialog.queryByLabelText(fields.cautiousMin)).toBeNull();
    await pick(start(dialog), '2026-12-01T09:30');
    await userEvent.click(box);
    await expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.cannotSave.limitMissing);
    await userEvent.click(box);
    await userEvent.click(saveButton(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
      {
        vitalRanges: [
          { parameter: 'heartRate', cautiousMin: 60, cautiousMax: 100, criticalMin: 60, criticalMax: 100 },
        ],
        fromVersion: 0,
      },
    ]);
  },
});

/**
 * RNG-06, RNG-07, behaviour R10: the countdown ends, 'Yes' sets the times from now for 100 years and submits nothing,
 * and the countdown starts again.
 */
export const TimeIsUp = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('timer')).toHaveTextContent(timeLeft);
    timePasses(301);
    const question = within(await page().findByRole('alertdialog'));
    await expect(question.getByText(rangeWords.timeIsUpQuestion)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: rangeWords.no })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: rangeWords.yes }));
    const after = await opened();
    await expect(after.getByRole('timer')).toHaveTextContent(timeLeft);
    await expect(stampOf(start(after).value)).toBe('20261120-15:05:00');
    await expect(stampOf(end(after).value)).toBe('21261120-15:05:00');
    const said = after.getByText(
      sentence(
        rangeWords.timesSet({
          start: `${anything}2026, ${anything}`,
          end: `${anything}2126, ${anything}`,
        }),
      ),
    );
    await expect(said).toBeVisible();
    await expect(said.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
    // R11: a start that the form has set may be saved a little later.
    timePasses(301 + 120);
    await waitFor(() => expect(after.getByRole('timer')).toHaveTextContent(/0[23]:\d\d/));
    await userEvent.click(saveButton(after));
    await waitFor(() => expect(bodiesTo(endpoints.updatePatientVitalRange)).toHaveLength(1));
  },
});

/** Behaviour R10: 'No' keeps what was typed, and the countdown says that the time is up. */
export const TimeIsUpAndNo = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    timePasses(301);
    const question = within(await page().findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: rangeWords.no }));
    const after = await opened();
    await expect(after.getByRole('timer')).toHaveTextContent(rangeWords.timeIsUp);
    await expect(start(after)).toHaveValue('2026-12-01T09:30');
    await expect(saveButton(after)).not.toHaveAttribute('aria-disabled');
  },
});

/**
 * RNG-21, the patient's safety: a patient without a range of their own is watched by the limits on the screen. The form
 * opens with them, and picking a start and saving changes none of them.
 */
export const OpensWithTheScreensLimits = meta.story({
  args: {
    vital: 'BodyTemperature' as const,
    parameters: parametersOf('BodyTemperature'),
    shown: onScreen('BodyTemperature'),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByRole('heading', { name: vitalWords.parameters.temperature });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expect(typedIn(dialog, vitalWords.parameters.temperature)).toEqual([
      '95.2',
      '96.8',
      '100.2',
      '102.2',
    ]);
    await pick(start(dialog), '2026-12-01T09:30');
    await expect(dialog.queryByText(rangeWords.narrower.title)).toBeNull();
    await userEvent.click(saveButton(dialog));
    await waitFor(() =>
      expect(bodiesTo(endpoints.updatePatientVitalRange)).toMatchObject([
        {
          vitalRanges: [
            {
              parameter: 'temperature',
              cautiousMin: 36,
              cautiousMax: 37.9,
              criticalMin: 35.1,
              criticalMax: 39,
            },
          ],
        },
      ]),
    );
  },
});

/** RNG-21: a save that narrows limits says so before it is saved: which ones, as they are and as they will be. */
export const SaysWhatGetsNarrower = meta.story({
  tags: ['w390'],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await type(group(dialog, systolic).getByLabelText(fields.criticalMax), '150', userEvent);
    await type(group(dialog, diastolic).getByLabelText(fields.cautiousMin), '55', userEvent);
    await expect(await dialog.findByText(rangeWords.narrower.title)).toBeVisible();
    await expect(dialog.getByText(narrower(systolic, fields.criticalMax, '165', '150'))).toBeVisible();
    await expect(dialog.queryByText(beginning(`${diastolic}, `))).toBeNull();
    await expect(saveButton(dialog)).toHaveAccessibleDescription(
      containing(narrower(systolic, fields.criticalMax, '165', '150')),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: rangeWords.withLimits }));
    await expect(dialog.getByText(narrower(systolic, fields.criticalMax, '165', '120'))).toBeVisible();
    await expect(dialog.getByText(narrower(diastolic, fields.criticalMin, '50', '60'))).toBeVisible();
  },
});

/**
 * RNG-04, behaviour 1a (slow): the checkbox can be pressed as soon as the form is there. It stays under the hand while the saved
 * limits come, and what was chosen stays.
 */
export const PressedAtOnce = meta.story({
  args: withoutLimits,
  beforeEach: ({ msw }) => msw.use(backend({ world: pressureClinic(), latencyMs: 200 })),
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog'));
    await expect(dialog.queryByRole('heading', { name: vitalWords.parameters.heartRate })).toBeNull();
    const box = dialog.getByRole('checkbox', { name: rangeWords.withLimits });
    const { x, y, width, height } = box.getBoundingClientRect();
    const underTheHand = () => document.elementFromPoint(x + width / 2, y + height / 2);
    await userEvent.click(underTheHand() ?? document.body);
    await expect(box).toBeChecked();
    await expect(await dialog.findByRole('heading', { name: vitalWords.parameters.heartRate })).toBeVisible();
    await expect(box).toBeChecked();
    await expect(box.getBoundingClientRect().y).toBe(y);
    await userEvent.click(underTheHand() ?? document.body);
    await expect(box).not.toBeChecked();
  },
});

/** The same on a phone, where the form is a sheet from the bottom. */
export const PressedAtOncePhone = meta.story({ ...PressedAtOnce.input, tags: ['w390'] });

/** REV-04: a range that is kept with an order is handed back and never sent. */
export const KeptWithAnOrder = meta.story({
  args: { onKeep: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await userEvent.click(saveButton(dialog));
    await expect(args.onKeep).toHaveBeenCalledWith({
      mrSubType: 'BloodPressure',
      startDateTime: stampOf('2026-12-01T09:30'),
      endDateTime: stampOf('2126-12-01T09:30'),
      limits: [
        { parameter: 'systolic', cautiousMin: 95, cautiousMax: 135, criticalMin: 85, criticalMax: 165 },
        { parameter: 'diastolic', cautiousMin: 60, cautiousMax: 85, criticalMin: 50, criticalMax: 100 },
      ],
    });
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Behaviour 1c: a vital without a parameter cannot be saved, and says why. */
export const NoParameter = meta.story({
  tags: ['empty'],
  args: { vital: 'Weight' as const, parameters: [] },
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    await pick(start(dialog), '2026-12-01T09:30');
    await waitFor(() =>
      expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.cannotSave.noParameter),
    );
  },
});

/** Behaviour 1c: thirty parameters scroll inside the dialog, the actions stay in view. */
export const ManyParameters = meta.story({
  args: {
    parameters: Array.from({ length: 30 }, (_, at) => ({
      parameter: `parameter${at + 1}`,
      unit: 'mmHg',
      unitDescription: at ? null : '<img src=x onerror=alert(1)> מרים בדיקה',
      min: 1,
      max: 2,
    })),
  },
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'parameter30' });
    await expect(saveButton(dialog)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RNG-21, SCR-02: a range is renewed: the form begins with its limits, not with those in force, and says so. What gets narrower is told by those in force. */
export const Renewed = meta.story({
  args: {
    ...withoutLimits,
    renewed: new Map([
      ['heartRate', { normal, cautious: { min: 55, max: 105 }, critical: { min: 45, max: 125 } }],
    ]),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await page().findByRole('dialog'));
    await expect(await dialog.findByLabelText(fields.cautiousMin)).toHaveValue('55');
    await expect(dialog.getByText(rangeWords.renewed)).toBeVisible();
    const highest = dialog.getByLabelText(fields.criticalMax);
    await type(highest, '110', userEvent);
    await expect(dialog.queryByText(rangeWords.narrower.title)).toBeNull();
    await type(highest, '90', userEvent);
    await expect(await dialog.findByText(rangeWords.narrower.title)).toBeVisible();
  },
});
