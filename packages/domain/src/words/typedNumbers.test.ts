import { expect, test } from 'vitest';
import { credentialMailDays } from '../credentials/standing.ts';
import { limits } from '../limits/limits.ts';
import { convert } from '../vitals/units.ts';
import { writtenOf } from './said.ts';

const languages = {
  en: import.meta.glob('./en/*.ts', { eager: true }),
  es: import.meta.glob('./es/*.ts', { eager: true }),
};

/** The sentence at a path, such as 'alert.resolve.errors.noteTooShort': of all its forms, where it has more than one. */
function sentenceAt(language: keyof typeof languages, path: string): string {
  const [subject = '', ...keys] = path.split('.');
  const said = Object.values(languages[language][`./${language}/${subject}.ts`] ?? {});
  const found = said
    .map((words) =>
      keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], words),
    )
    .find((each) => each !== undefined);
  const written = writtenOf(found) ?? found;
  return typeof written === 'string' ? written : JSON.stringify(written ?? null);
}

/** What a person reads as a number, outside what the sentence is told. The number to call in an emergency is no limit. */
const numbersIn = (sentence: string) =>
  [...sentence.replaceAll(/\{\w+\}/g, '').matchAll(/\d+/g)].map(Number).filter((each) => each !== 911);

const megabytes = (bytes: number) => bytes / 1_000_000;
const minutes = (seconds: number) => seconds / 60;

/** A limit that was changed and not its sentence makes the sentence untrue: these have their number written into them. */
test.each([
  ['alert.resolve.errors.noteTooShort', [limits.alertNoteMinCharacters]],
  ['alert.resolve.errors.noteTooLong', [limits.alertNoteMaxCharacters]],
  ['clinicDetails.opensTimerHint', [minutes(limits.timerIdleSeconds)]],
  ['clinicDetails.escalationHint', [limits.escalationNextMinutes]],
  ['clinicDetails.errors.escalationInvalid', [limits.escalationMinMinutes, limits.escalationMaxMinutes]],
  ['clinicDetails.errors.symptomWordsInvalid', [limits.symptomWordsMax, limits.symptomWordMaxCharacters]],
  [
    'clinicDetails.errors.silentDaysInvalid',
    [limits.complianceSilentMinDays, limits.complianceSilentMaxDays],
  ],
  ['clinicSignOn.dialog.errors.tooMany', [limits.signOnDomainsMax]],
  ['compliance.daysNote', [limits.billingDataDays]],
  ['compliance.daysNoteLost', [limits.billingDataDays]],
  ['contact.errors.detailsTooShort', [limits.inquiryMinCharacters]],
  ['credential.dialog.errors.tooLarge', [megabytes(limits.credentialMaxBytes)]],
  ['credential.reminders.before', credentialMailDays],
  ['file.rules', [megabytes(limits.uploadMaxBytes), 5]],
  ['file.upload.tooLarge', [megabytes(limits.uploadMaxBytes)]],
  [
    'gain.errors.gainInvalid',
    [limits.weightGainMaxKg, Math.floor(convert(limits.weightGainMaxKg, 'kg', '[lb_av]'))],
  ],
  ['guidance.errors.linesMany', [limits.guidanceLinesMax]],
  ['guidance.errors.lineLong', [limits.guidanceLineMaxCharacters]],
  ['inquiry.errors.detailsTooShort', [limits.inquiryMinCharacters]],
  ['noise.limits.emptyReason', [limits.noiseFired]],
  ['patient.patientDashboard.means.Critical', [minutes(limits.restSeconds)]],
  ['refusal.timeTooLong', [limits.timeEntryMaxSeconds / 3600]],
  ['server.vendorSecret', [limits.webhookOverlapHours]],
  ['system.dialog.errors.tooLong', [limits.systemNameMaxCharacters]],
  ['timer.idlePause', [minutes(limits.timerIdleSeconds)]],
  ['timer.pausesIdle', [minutes(limits.timerIdleSeconds)]],
  ['urgent.rest', [minutes(limits.restSeconds)]],
  ['urgent.leftSaid.five', [minutes(limits.restSeconds)]],
  ['workingMode.pausedReason', [limits.claimMinutes]],
] as const)('%s has the numbers of its limits in both languages: %j', (path, told) => {
  expect(numbersIn(sentenceAt('en', path))).toEqual(told);
  expect(numbersIn(sentenceAt('es', path))).toEqual(told);
});
