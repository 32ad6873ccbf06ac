import { readdirSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, test } from 'vitest';

/** Which subjects no patient reads on their own pages, by who does. Every other one is held to the grade below. */
const others = {
  clinics:
    'activationCode alert allocation audit billMonth billTable billingCode billing billingConfig billingPapers billingSetup candidate catalogue clinic clinicDetails clinicSignOn clinicOrder codeList compliance correction credential dashboard deactivation device deviceToken enrol evidence gain guidance inbox merge navMark noise note noteTemplate order orderStatus patientLife patientList queue range rateImport reading record signOn staff system timer vendor waitingDevice workingMode',
  /** The public pages, and the law on them. */
  guests:
    'aboutPage benefitsPage californiaPrivacyPage contact contactPage devicesPage howItWorksPage offeringsPage privacyPage public termsOfPatientPage termsOfUsePage termsPage usagePage',
  /** Programs, mails and letters, and the names of languages. */
  elsewhere: 'language languageChoice letter mails server topic',
  /** Patients and clinics share them. They are plainer than they were, and harder than they should be. */
  everybody: 'access account email inquiry login profile security',
} as const;
const ofOthers = new Set(Object.values(others).flatMap((names) => names.split(' ')));
/** Exported beside what patients read. */
const ofClinics = new Set(['requestWorkWords']);

const all = readdirSync(new URL('en', import.meta.url)).map((file) => file.replace('.ts', ''));

/** What may be harder, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  // Five plain words; the formula counts the syllables of 'nobody'. The sentence stands in every place that may worry.
  'Nobody watches around the clock.': 'urgentWords.notWatched',
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
