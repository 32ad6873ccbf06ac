import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { isNamedTimeZone } from '../time/zonedTime.ts';
import { unitSystems } from '../vitals/unitSystems.ts';
import type { Change } from '../wire/change.ts';
import { Count } from '../wire/fields.ts';
import { readSymptomWords, SymptomWords } from './symptoms.ts';

/** The days of a week, as a clinic's hours are kept by them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** What a clock shows, `HH:MM` of 24 hours. */
const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'hoursIncomplete'));

/** From when to when a clinic is open; `to` of 00:00 is the end of the day. */
const Span = z.object({ from: ClockTime, to: ClockTime });
export type OpenSpan = z.infer<typeof Span>;

/** How often a clinic may open in a day: around a break. */
export const spansOfDay = 2;
const endOf = ({ to }: OpenSpan) => (to === '00:00' ? '24:00' : to);

/** When a clinic is open on one day, earliest first; closed when there is no span. */
const OpenDay = z.array(Span).check(
  z.maxLength(spansOfDay, 'hoursTooMany'),
  z.refine(
    (spans) =>
      spans.every(
        (span, at) => span.from < endOf(span) && (at === 0 || endOf(spans[at - 1] ?? span) <= span.from),
      ),
    'hoursOrder',
  ),
);

/** When a clinic is open, by its own clock. */
export const OpeningHours = z.object({
  monday: OpenDay,
  tuesday: OpenDay,
  wednesday: OpenDay,
  thursday: OpenDay,
  friday: OpenDay,
  saturday: OpenDay,
  sunday: OpenDay,
});
export type OpeningHours = z.infer<typeof OpeningHours>;

const fields = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(limits.shortTextMaxCharacters, 'tooLong')),
  /** IANA name. */
  timeZone: z
    .string()
    .check(
      z.maxLength(limits.shortTextMaxCharacters, 'timeZoneInvalid'),
      z.refine(isNamedTimeZone, 'timeZoneInvalid'),
    ),
  /** In which measured numbers are read by those who have chosen nothing. */
  units: z.enum(unitSystems),
  /** Whether the timer of whoever opens a patient's record starts with it. */
  opensTimer: z.boolean(),
};

const isEscalationMinutes = (minutes: number) =>
  minutes >= limits.escalationMinMinutes && minutes <= limits.escalationMaxMinutes;

const EscalationMinutes = Count.check(z.refine(isEscalationMinutes));

const isSilentDays = (days: number) =>
  days >= limits.complianceSilentMinDays && days <= limits.complianceSilentMaxDays;

const SilentDays = Count.check(z.refine(isSilentDays));

/** What an administrator types about the clinic: each day is a field of its own, so that it has its own error. */
export const ClinicForm = z.extend(OpeningHours, {
  ...fields,
  /** After how many minutes of opening hours a Critical alert that nobody acknowledged is told to others, as typed. */
  escalationMinutes: z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{1,3}$/.test(typed) && isEscalationMinutes(Number(typed)), 'escalationInvalid'),
  ),
  /** By which words an inquiry is raised, as typed: one on a line (F7). */
  symptomWords: z
    .string()
    .check(
      z.refine((typed) => SymptomWords.safeParse(readSymptomWords(typed)).success, 'symptomWordsInvalid'),
    ),
  /** After how many full days without a reading a patient is silent, as typed. */
  silentDays: z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{1,2}$/.test(typed) && isSilentDays(Number(typed)), 'silentDaysInvalid'),
  ),
});
export type ClinicForm = z.infer<typeof ClinicForm>;

/** What a clinic says of itself. `openingHours` is `null` until they are first saved (F1). */
export const ClinicDetails = z.object({
  ...fields,
  openingHours: z.nullable(OpeningHours),
  /** After so many minutes of them a Critical alert that nobody acknowledged is told to others (SCR-02). */
  escalationMinutes: EscalationMinutes,
  /** By which words an inquiry is raised to the top of the inbox (F7). */
  symptomWords: SymptomWords,
  /** After so many full days without a reading a patient is silent (SCR-02). */
  silentDays: SilentDays,
  /** How often it was changed. */
  version: Count,
});
export type ClinicDetails = z.infer<typeof ClinicDetails>;

/** All of it as it shall be, and the version that was changed. */
export const ClinicSave = z.object({
  ...fields,
  openingHours: OpeningHours,
  escalationMinutes: EscalationMinutes,
  symptomWords: SymptomWords,
  silentDays: SilentDays,
  version: Count,
});
export type ClinicSave = z.infer<typeof ClinicSave>;

/** What a refusal carries when somebody else saved first: what the server has now. */
export const ClinicChanged = z.object({ current: ClinicDetails });

/** Hours as they are first offered: Monday to Friday, nine to five. */
const usualDay: OpenSpan[] = [{ from: '09:00', to: '17:00' }];
export const usualHours: OpeningHours = {
  monday: usualDay,
  tuesday: usualDay,
  wednesday: usualDay,
  thursday: usualDay,
  friday: usualDay,
  saturday: [],
  sunday: [],
};

/** What the form of a clinic begins with. */
export const clinicForm = ({
  name,
  timeZone,
  units,
  opensTimer,
  openingHours,
  escalationMinutes,
  symptomWords,
  silentDays,
}: ClinicDetails): ClinicForm => ({
  name,
  timeZone,
  units,
  opensTimer,
  escalationMinutes: String(escalationMinutes),
  symptomWords: symptomWords.join('\n'),
  silentDays: String(silentDays),
  ...(openingHours ?? usualHours),
});

const spansText = (spans: readonly OpenSpan[] | undefined) =>
  (spans ?? []).map(({ from, to }) => `${from}–${to}`).join(', ');

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** What differs between two states of a clinic, for the audit log: the days by name, their hours as text, '' when closed. */
export function clinicChanges(
  before: Omit<ClinicDetails, 'version'>,
  after: Omit<ClinicDetails, 'version'>,
): Change[] {
  const pairs: Change[] = [
    { field: 'clinicName', before: before.name, after: after.name },
    { field: 'timeZone', before: before.timeZone, after: after.timeZone },
    { field: 'units', before: before.units, after: after.units },
    { field: 'opensTimer', before: onOff(before.opensTimer), after: onOff(after.opensTimer) },
    {
      field: 'escalationMinutes',
      before: String(before.escalationMinutes),
      after: String(after.escalationMinutes),
    },
    {
      field: 'symptomWords',
      before: before.symptomWords.join(', '),
      after: after.symptomWords.join(', '),
    },
    { field: 'silentDays', before: String(before.silentDays), after: String(after.silentDays) },
    ...weekdays.map((day) => ({
      field: day,
      before: spansText(before.openingHours?.[day]),
      after: spansText(after.openingHours?.[day]),
    })),
  ];
  return pairs.filter((pair) => pair.before !== pair.after);
}
