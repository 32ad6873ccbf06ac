import type { ChosenVital } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { readingWords } from '@rpm/domain/words/reading';
import { vitalWords } from '@rpm/domain/words/vital';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, fn } from 'storybook/test';
import { VitalLimits } from './VitalLimits.tsx';

const { review } = orderWords;
const none = { min: null, max: null };
const vital: ChosenVital = {
  mrSubType: 'BloodPressure',
  start: new Date('2026-11-20T15:00:00Z'),
  end: new Date('2126-11-20T15:00:00Z'),
  origin: 'order',
  parameters: [
    { parameter: 'systolic', unit: 'mmHg', unitDescription: 'Systolic', min: 90, max: 120 },
    { parameter: 'diastolic', unit: 'mmHg', unitDescription: 'Diastolic', min: 60, max: 80 },
  ],
  limits: new Map([
    [
      'systolic',
      {
        normal: { min: 90, max: 120 },
        cautious: { min: 95, max: 135 },
        critical: { min: 85, max: 165 },
      },
    ],
    ['diastolic', { normal: { min: 60, max: null }, cautious: none, critical: { min: 50, max: null } }],
  ]),
  kept: {
    mrSubType: 'BloodPressure',
    startDateTime: '20261120-15:00:00',
    endDateTime: '21261120-15:00:00',
    limits: [],
  },
};
const meta = preview.meta({
  title: 'Components/Clinical/VitalLimits',
  component: VitalLimits,
  args: {
    units: 'us' as const,
    vital,
    deviceName: 'Upper Arm Monitor',
    timeZone: null,
    headingLevel: 2 as const,
    onEdit: fn(),
  },
});

/** REV-04, PAY-06: the limits of each parameter; an empty one is the normal one, an open end says so. */
export const SetForTheOrder = meta.story({
  tags: ['w320'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('95–135')).toBeVisible();
    await expect(canvas.getByText('85–165')).toBeVisible();
    await expect(canvas.getByText(review.from({ min: 60 }))).toBeVisible();
    await expect(canvas.getByText(review.from({ min: 50 }))).toBeVisible();
    await expect(
      canvas.getByText(`${review.origin.order}, ${review.endless({ start: dayInWords('2026-11-20') })}`),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: `${review.editRange} ${vitalWords.kinds.BloodPressure}, Upper Arm Monitor`,
      }),
    );
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** RNG-13: limits that end, in a year that somebody can think of. */
export const UntilADay = meta.story({
  args: { vital: { ...vital, origin: 'patient', end: new Date('2027-11-20T15:00:00Z') } },
  play: async ({ canvas }) => {
    const period = review.period({ start: dayInWords('2026-11-20'), end: dayInWords('2027-11-20') });
    await expect(canvas.getByText(`${review.origin.patient}, ${period}`)).toBeVisible();
  },
});

/** Nobody has set limits for a parameter. */
export const NoLimits = meta.story({
  args: { vital: { ...vital, origin: 'patient', limits: new Map() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(readingWords.noLimits)).toHaveLength(2);
    await expect(canvas.getByText(new RegExp(`^${review.origin.patient}`))).toBeVisible();
  },
});

/** The limits in force could not be loaded. */
export const Unknown = meta.story({
  args: { vital: { ...vital, origin: 'unknown', limits: new Map() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(review.origin.unknown)).toBeVisible();
    await expect(canvas.queryByText(vitalWords.parameters.systolic)).toBeNull();
  },
});
