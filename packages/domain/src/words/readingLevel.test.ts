import { readdirSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';

/** Which subjects no patient reads on their own pages, by who does. Every other one is held to the grade below. */
const others = {
  clinics:
    'activationCode alert allocation audit billAgain billMonth billTable billingCode billing billingConfig billingPapers billingSetup candidate catalog clinic clinicDetails clinicSignOn clinicOrder codeList compliance correction credential dashboard deactivation device deviceToken enroll evidence gain guidance inbox merge navMark noise note noteTemplate order orderStatus patientLife patientList queue range rateImport reading record signOn staff system timer vendor waitingDevice workingMode',
  /** The public pages, and the law on them. */
  guests:
    'aboutPage benefitsPage californiaPrivacyPage contact contactPage devicesPage howItWorksPage offeringsPage privacyPage public termsOfPatientPage termsOfUsePage termsPage usagePage',
  /** Programs, mails and letters, and the names of languages. */
  elsewhere: 'language languageChoice letter mails refusal server topic',
} as const;
const ofOthers = new Set(Object.values(others).flatMap((names) => names.split(' ')));
/** Exported beside what patients read. */
const ofClinics = new Set(['requestWorkWords']);

const all = readdirSync(new URL('en', import.meta.url)).map((file) => file.replace('.ts', ''));

/** What may be harder, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  // Five plain words; the formula counts the syllables of 'nobody'. The sentence stands in every place that may worry.
  'Nobody watches around the clock.': 'urgentWords.notWatched',
  // An address that shows what one looks like is counted as words.
  'Enter an email address like name@example.com': 'accountErrors.emailInvalid, loginErrors.emailInvalid',
  // The name of a thing, as it stands on the letter of the clinic, on a program, or on the page.
  'Activation code from your clinic': 'accountWords.code.activationLabel',
  "Couldn't load your security settings.": 'securityWords.loading',
  'Loading your security settings took too long.': 'securityWords.loading',
  "This browser doesn't support passkeys.": 'securityWords.noPasskeySupport',
  'Use an authenticator app instead.': 'securityWords.noPasskeySupport',
  'Set up your authenticator app': 'securityWords.appTitle',
  'Scan this picture with your authenticator app.': 'securityWords.appScan',
  'QR code for your authenticator app': 'securityWords.appPicture',
  'Code from your authenticator app': 'securityWords.step.totp',
  'Use your authenticator app instead': 'securityWords.ways.totp',
  'Use a recovery code instead': 'securityWords.ways.recovery',
  // Said to staff alone.
  'Ask its administrator to invite you again.': 'accountWords.reset.invitationGone',
  'Its administrator sets up your account.': 'accountWords.register.staff',
  'Report a problem or suggest an improvement.': 'inquiryWords.lead.clinic',
  "Don't use it for anything urgent about a patient, and leave out patients' names.":
    'inquiryWords.lead.clinic',
  'Ask an administrator of your clinic.': 'profileWords.audit.onlyAdministratorsHint',
  // It says neither of the two, so that nobody learns which accounts there are.
  'The email or password is incorrect.': 'loginWords.wrong',
  "You'll be logged out after Ann minutes of inactivity.": 'loginWords.timeoutNotice',
};

/** The grade at which Americans read; shorter texts are labels, of which the formula says nothing. */
const grade = 6;
const fewestWords = 5;

const filled = new Proxy({}, { get: (_, key) => (/count|at|all/.test(String(key)) ? 3 : 'Ann') });

/** Every text of a subject, with a name or a number where it has a gap, under where it stands. */
function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(words(filled))]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\d'’]+/gu) ?? [];

const gradeOf = (words: readonly string[]) =>
  fleschKincaid({
    ...{ sentence: 1, word: words.length },
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });

const modules = await Promise.all(
  all
    .filter((name) => !ofOthers.has(name))
    .map((name): Promise<Record<string, unknown>> => import(`./en/${name}.ts`)),
);
const sentences = modules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => !ofClinics.has(name))
  .flatMap(([name, words]) => textsOf(words, name))
  .flatMap(([path, text]) => text.split(/(?<=[.?!])\s+/).map((sentence) => ({ path, sentence })));

test('a 6th grader reads every sentence of the patient’s pages (design, Words; Flesch-Kincaid)', () => {
  const tooHard = sentences
    .filter(({ sentence }) => wordsIn(sentence).length >= fewestWords && !(sentence in exceptions))
    .map(({ path, sentence }) => ({ path, sentence, level: gradeOf(wordsIn(sentence)) }))
    .filter(({ level }) => level > grade)
    .map(({ path, sentence, level }) => `${level.toFixed(1)} ${path}: ${sentence}`);
  expect(tooHard).toEqual([]);
});

test('it finds a sentence that is too hard, and each exception is still said', () => {
  const hard = 'Hypertensive individuals should immediately communicate physiological abnormalities.';
  expect(gradeOf(wordsIn(hard))).toBeGreaterThan(grade);
  const said = new Set(sentences.map(({ sentence }) => sentence));
  expect(Object.keys(exceptions).filter((each) => !said.has(each))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(300);
});

test('whoever lists a subject as not the patients’ lists one that exists', () => {
  expect([...ofOthers].filter((name) => !all.includes(name))).toEqual([]);
});

/** Where the Spanish of patients says 'dispositivo': for a phone, a tablet or a computer, which is no 'aparato'; in `access`, to the clinic. */
const dispositivos = [
  'access',
  'account',
  'connectedApp',
  'exportFile',
  'file',
  'frame',
  'profile',
  'security',
];

test('patients read one Spanish word for what takes their readings: aparato (design, Glossary)', async () => {
  const read = all.filter((name) => !ofOthers.has(name) || name === 'letter' || name === 'device');
  const said = await Promise.all(
    read.map(async (name): Promise<[string, string]> => {
      const words: unknown = await import(`./es/${name}.ts`);
      return [
        name,
        textsOf(words, name)
          .map(([, text]) => text)
          .join('\n'),
      ];
    }),
  );
  const saying = (word: RegExp) => said.filter(([, text]) => word.test(text)).map(([name]) => name);
  expect(saying(/dispositivo/i)).toEqual(dispositivos);
  expect(saying(/aparato/i).length).toBeGreaterThan(10);
});
