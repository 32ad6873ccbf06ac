import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { backend } from '@rpm/mock-server/msw';
import { pressureClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { RangeDialog } from './RangeDialog.tsx';
import {
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

/**
 * RNG-01 to RNG-05, RNG-21: the form as it opens on a patient with limits. The name of the doctor and the normal range
 * are read-only, the limits found are typed in and the checkbox is on by itself.
 */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async () => {
    const dialog = await opened();
    await expect(
      page().getByRole('dialog', { name: 'Set Reference Range for Blood Pressure' }),
    ).toBeVisible();
    await waitFor(() => expect(start(dialog)).toHaveFocus());
    await expect(dialog.getByText(/born March 04, 1948/)).toBeVisible();
    await expect(dialog.getByLabelText(rangeWords.doctor)).toHaveValue('Wren Q. Exampledoc');
    await expect(dialog.getByLabelText(rangeWords.doctor)).toHaveAttribute('readonly');
    await expect(dialog.getByRole('checkbox', { name: 'Add Cautious & Critical Values' })).toBeChecked();
    const systolic = group(dialog, 'Systolic');
    await expect(systolic.getByText('90 – 120')).toBeVisible();
    await expect(systolic.getByText('mmHg')).toBeVisible();
    await expect(typedIn(dialog, 'Systolic')).toEqual(['85', '95', '135', '165']);
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.cannotSave.startMissing);
  },
});

/** RNG-13, RNG-20, RNG-22: the start sets the end to 100 years later, and what is saved is exactly what was typed. */
export const SavesTheRange = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-12-01T09:30');
    await expect(end(dialog)).toHaveValue('2126-12-01T09:30');
    const systolic = group(dialog, 'Systolic');
    await type(systolic.getByLabelText(rangeWords.fields.cautiousMax), '145', userEvent);
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
    const systolic = group(dialog, 'Systolic');
    const diastolic = group(dialog, 'Diastolic');
    await type(systolic.getByLabelText(rangeWords.fields.cautiousMax), '150', userEvent);
    await type(diastolic.getByLabelText(rangeWords.fields.cautiousMax), '95', userEvent);
    await says(trial(3, 1));
    await type(systolic.getByLabelText(rangeWords.fields.criticalMax), '170', userEvent);
    await says(trial(4, 0));
    await type(systolic.getByLabelText(rangeWords.fields.criticalMax), '30', userEvent);
    await says(rangeWords.backTest.notInOrder);
  },
});

/** RNG-16 to RNG-19: the live rules stand at the edited field, in the words of the specification. */
export const LiveRules = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    const systolic = group(dialog, 'Systolic');
    const check = async (label: string, wrong: string, says: string, right: string) => {
      const field = systolic.getByLabelText(label);
      await type(field, wrong, userEvent);
      await expect(field).toHaveAccessibleDescription(says);
      await expect(field).toBeInvalid();
      await type(field, right, userEvent);
      await expect(field).not.toBeInvalid();
    };
    await check('Cautious Min', '136', 'Cautious Min must be less than Cautious Max', '95');
    await check('Critical Min', '166', 'Critical Min must be less than Critical Max', '85');
    await check('Cautious Min', '85', 'Cautious Min must be greater than Critical Min', '95');
    await check('Cautious Max', '165', 'Cautious Max must be less than Critical Max', '135');
    await check('Cautious Max', 'high', 'Enter a number, such as 120 or 98.6', '135');
  },
});

/** The picture of the mock-up with errors: two limits and the end are wrong, Save Range says how many, no range is drawn. */
export const Errors = meta.story({
  tags: ['w390'],
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await pick(start(dialog), '2026-11-23T09:00');
    await pick(end(dialog), '2026-11-22T09:00');
    const systolic = group(dialog, 'Systolic');
    await type(systolic.getByLabelText(rangeWords.fields.cautiousMin), '80', userEvent);
    await type(systolic.getByLabelText(rangeWords.fields.cautiousMax), '170', userEvent);
    await expect(saveButton(dialog)).toHaveAccessibleDescription(rangeWords.fieldsWrong({ count: 3 }));
    await expect(saveButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(systolic.getByText(rangeWords.notDrawn)).toBeVisible();
    await userEvent.click(saveButton(dialog));
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});

/** RNG-08 to RNG-12: what is wrong with the times. */
export const TimesThatAreWrong = meta.story({
  play: async () => {
    const dialog = await opened();
    await pick(start(dialog), '2026-11-19T09:00');
    await expect(start(dialog)).toHaveAccessibleDescription('You cannot select a past date/time.');
    await pick(end(dialog), '2026-11-18T09:00');
    await expect(end(dialog)).toHaveAccessibleDescription('You cannot select a past date/time.');
    await pick(start(dialog), '2026-11-25T09:00');
    await pick(end(dialog), '2026-11-25T09:00');
    await expect(end(dialog)).toHaveAccessibleDescription('End date must be after start date.');
    await pick(end(dialog), '');
    await expect(end(dialog)).toHaveAccessibleDescription('End date and time are required.');
    await pick(start(dialog), '');
    await expect(start(dialog)).toHaveAccessibleDescription('Start date and time are required.');
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
    const systolic = group(dialog, 'Systolic');
    await expect(systolic.getByLabelText(rangeWords.fields.cautiousMin)).not.toBeInvalid();
    await userEvent.click(saveButton(dialog));
    await expect(systolic.getByLabelText(rangeWords.fields.cautiousMin)).toHaveAccessibleDescription(
      'Cautious min cannot exceed cautious max.',
    );
    await expect(systolic.getByLabelText(rangeWords.fields.criticalMin)).toHaveAccessibleDescription(
      'Critical min cannot exceed critical max.',
    );
    await waitFor(() => expect(systolic.getByLabelText(rangeWords.fields.criticalMin)).toHaveFocus());
    await expect(bodiesTo(endpoints.updatePatientVitalRange)).toEqual([]);
  },
});
