import { endpoints } from '@rpm/api-client';
import { limits, zoneName } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { roleWords } from '@rpm/domain/words/role';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { pressureClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { containing, dayInWords } from '@rpm/storybook/sentence.ts';
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
  title: 'Screens/Clinic/Set Reference Range',
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

const { errors, fields } = rangeWords;

/** DSP-03: start and end are typed by the patient's clock, as the record shows them; where it is not the reader's, they say so. */
export const ByThePatientsClock = meta.story({
  globals: { zone: 'America/New_York' },
  args: { patient: { ...marigold, timeZone: 'America/Chicago' } },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const zone = zoneName('America/Chicago', 'long');
    await expect(start(dialog)).toHaveAccessibleDescription(rangeWords.clock({ zone }));
    await expect(end(dialog)).toHaveAccessibleDescription(rangeWords.clock({ zone }));
    await pick(start(dialog), '2026-12-01T09:30');
    await pick(end(dialog), '2026-12-31T09:30');
    await userEvent.click(saveButton(dialog));
    await waitFor(() =>
      expect(JSON.stringify(bodiesTo(endpoints.updatePatientVitalRange))).toContain('20261201-15:30'),
    );
  },
});

/**
 * RNG-01 to RNG-05, RNG-21: the form as it opens on a patient with limits. The name of the doctor and the normal range
 * are read-only, the limits found are typed in and the checkbox is on by itself.
 */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async () => {
    const dialog = await opened();
    await expect(
      page().getByRole('dialog', { name: rangeWords.title({ vital: vitalWords.kinds.BloodPressure }) }),
    ).toBeVisible();
    await waitFor(() => expect(start(dialog)).toHaveFocus());
    await expect(
      dialog.getByText(containing(rangeWords.born({ day: dayInWords('1948-03-04') }))),
    ).toBeVisible();
    await expect(dialog.getByLabelText(rangeWords.doctor)).toHaveValue('Wren Q. Exampledoc');
    await expect(dialog.getByLabelText(rangeWords.doctor)).toHaveAttribute('readonly');
    await expect(dialog.getByRole('checkbox', { name: rangeWords.withLimits })).toBeChecked();
    const top = group(dialog, systolic);
    await expect(top.getByText('90 – 120')).toBeVisible();
    await expect(top.getByText('mmHg')).toBeVisible();
    await expect(typedIn(dialog, systolic)).toEqual(['85', '95', '135', '165']);
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.cannotSave.startMissing);
  },
});

/** RNG-02: whoever is no doctor stands there as what one is. */
export const ByStaff = meta.story({
  globals: { role: 'staff' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByLabelText(roleWords.staff)).toHaveValue('Quince Deskworth');
    await expect(dialog.queryByLabelText(rangeWords.doctor)).toBeNull();
  },
});

/** RNG-13, RNG-20, RNG-22: the start sets the end to 100 years later, and what is saved is exactly what was typed. */
export const SavesTheRange = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await expect(end(dialog)).toHaveValue('2126-12-01T09:30');
    const top = group(dialog, systolic);
    await type(top.getByLabelText(fields.cautiousMax), '145', userEvent);
    await expect(saveButton(dialog)).not.toHaveAttribute('aria-disabled');
    await userEvent.click(saveButton(dialog));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
    const limit = (cautious: number, critical: number) => ({ cautious, critical });
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([
      {
        userId: 'user-patient-northside',
        mrSubType: 'BloodPressure',
        parameters: parametersOf('BloodPressure'),
        startDateTime: stampOf('2026-12-01T09:30'),
        endDateTime: stampOf('2126-12-01T09:30'),
        vitalRanges: [
          {
            vital_type: 'BloodPressure',
            parameter: 'systolic',
            cautiousMin: 95,
            cautiousMax: 145,
            criticalMin: 85,
            criticalMax: 165,
          },
          {
            vital_type: 'BloodPressure',
            parameter: 'diastolic',
            cautiousMin: 60,
            cautiousMax: 85,
            criticalMin: 50,
            criticalMax: 100,
          },
        ],
        limits: {
          BloodPressure: {
            systolic: { min: limit(95, 85), max: limit(145, 165) },
            diastolic: { min: limit(60, 50), max: limit(85, 100) },
          },
        },
        fromVersion: 1,
      },
    ]);
    await expect(await page().findByText(rangeWords.saved)).toBeVisible();
  },
});

/**
 * While the limits are typed, what they would have made of the patient's own last 30 days. Out
 * of order, the limits are not tried.
 */
export const BackTest = meta.story({
  tags: ['w390'],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const says = (text: string) => dialog.findAllByText(text);
    const trial = (cautious: number, critical: number) =>
      rangeWords.backTest.sentence({
        count: limits.backTestDays,
        cautious,
        critical,
        cautiousNow: 15,
        criticalNow: 1,
      });
    await says(trial(15, 1));
    const top = group(dialog, systolic);
    const bottom = group(dialog, diastolic);
    await type(top.getByLabelText(fields.cautiousMax), '150', userEvent);
    await type(bottom.getByLabelText(fields.cautiousMax), '95', userEvent);
    await says(trial(3, 1));
    await type(top.getByLabelText(fields.criticalMax), '170', userEvent);
    await says(trial(4, 0));
    await type(top.getByLabelText(fields.criticalMax), '30', userEvent);
    await says(rangeWords.backTest.notInOrder);
  },
});

/** RNG-16 to RNG-19: the live rules stand at the edited field, in the words of the specification. */
export const LiveRules = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const top = group(dialog, systolic);
    const check = async (label: string, wrong: string, says: string, right: string) => {
      const field = top.getByLabelText(label);
      await type(field, wrong, userEvent);
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toBeInvalid();
      await type(field, right, userEvent);
      await expect(field).not.toBeInvalid();
    };
    await check(fields.cautiousMin, '136', errors.cautiousMinBelowMax, '95');
    await check(fields.criticalMin, '166', errors.criticalMinBelowMax, '85');
    await check(fields.cautiousMin, '85', errors.cautiousMinAboveCritical, '95');
    await check(fields.cautiousMax, '165', errors.cautiousMaxBelowCritical, '135');
    await check(fields.cautiousMax, 'high', errors.notANumber, '135');
  },
});

/** The picture of the mock-up with errors: two limits and the end are wrong, Save Range says how many, no range is drawn. */
export const Errors = meta.story({
  tags: ['w390'],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-11-23T09:00');
    await pick(end(dialog), '2026-11-22T09:00');
    const top = group(dialog, systolic);
    await type(top.getByLabelText(fields.cautiousMin), '80', userEvent);
    await type(top.getByLabelText(fields.cautiousMax), '170', userEvent);
    await expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.fieldsWrong({ count: 3 }));
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(top.getByText(rangeWords.notDrawn)).toBeVisible();
    await userEvent.click(saveButton(dialog));
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});

/** RNG-08 to RNG-12: what is wrong with the times. */
export const TimesThatAreWrong = meta.story({
  play: async () => {
    const dialog = await opened();
    await pick(start(dialog), '2026-11-19T09:00');
    await expect(start(dialog)).toHaveAccessibleDescription(errors.past);
    await pick(end(dialog), '2026-11-18T09:00');
    await expect(end(dialog)).toHaveAccessibleDescription(errors.past);
    await pick(start(dialog), '2026-11-25T09:00');
    await pick(end(dialog), '2026-11-25T09:00');
    await expect(end(dialog)).toHaveAccessibleDescription(errors.endNotAfterStart);
    await pick(end(dialog), '');
    await expect(end(dialog)).toHaveAccessibleDescription(errors.endRequired);
    await pick(start(dialog), '');
    await expect(start(dialog)).toHaveAccessibleDescription(errors.startRequired);
    await pick(start(dialog), '9990-11-25T09:00');
    await expect(start(dialog)).not.toBeInvalid();
  },
});

/** RNG-14, RNG-15: limits that were never edited are judged when Save Range is pressed; the focus goes to the first. */
export const CrossedLimitsFound = meta.story({
  args: {
    kept: {
      mrSubType: 'BloodPressure' as const,
      startDateTime: '20261201-09:00:00',
      endDateTime: '21261201-09:00:00',
      limits: [
        { parameter: 'systolic', cautiousMin: 140, cautiousMax: 130, criticalMin: 180, criticalMax: 170 },
        { parameter: 'diastolic', cautiousMin: 60, cautiousMax: 85, criticalMin: 50, criticalMax: 100 },
      ],
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const top = group(dialog, systolic);
    await expect(top.getByLabelText(fields.cautiousMin)).not.toBeInvalid();
    await userEvent.click(saveButton(dialog));
    await expect(top.getByLabelText(fields.cautiousMin)).toHaveAccessibleDescription(errors.cautiousCrossed);
    await expect(top.getByLabelText(fields.criticalMin)).toHaveAccessibleDescription(errors.criticalCrossed);
    await waitFor(() => expect(top.getByLabelText(fields.criticalMin)).toHaveFocus());
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});

/** Behaviour 1: a form in which something was changed is not lost by Cancel or Escape; one in which nothing was, closes at once. */
export const LeavingAsks = meta.story({
  tags: ['w390'],
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    const asked = async () =>
      within(await page().findByRole('alertdialog', { name: rangeWords.discardTitle }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await type(group(dialog, systolic).getByLabelText(fields.cautiousMax), '145', userEvent);
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await asked()).getByRole('button', { name: rangeWords.keep }));
    await expect((await opened()).getByDisplayValue('145')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: rangeWords.cancel }));
    const question = await asked();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: rangeWords.discard }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});
