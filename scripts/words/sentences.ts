import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plural } from '../../packages/domain/src/words/said.ts';

/** What was written for a sentence that is told something. Of the same folder as the sentences: it knows its own only. */
type WrittenOf = (sentence: unknown) => Text | undefined;

/** What is written for one sentence: a text, or a text for each plural form. */
export type Text = string | Plural;

/** A sentence as a translator gets it. */
export interface Sentence {
  /** Subject, export and place: 'order.orderWords.review.title'. */
  key: string;
  english: Text;
  /** `null` where there is none yet. */
  translation: Text | null;
  /** What stands above it in the source, for who translates. */
  comment?: string;
}

/** The sentences of a language, as a file. */
export interface Translation {
  language: string;
  sentences: Sentence[];
}

const isPlural = (value: object): value is Plural => 'one' in value && 'other' in value;

/** Every sentence below a group, by its place. */
function sentencesIn(group: unknown, place: string, writtenOf: WrittenOf): [key: string, text: Text][] {
  const written = writtenOf(group);
  if (written !== undefined) return [[place, written]];
  if (typeof group === 'string') return [[place, group]];
  if (typeof group !== 'object' || group === null) return [];
  if (isPlural(group)) return [[place, group]];
  return Object.entries(group).flatMap(([name, each]) => sentencesIn(each, `${place}.${name}`, writtenOf));
}

/** The subjects of a language: all but the tag of the language itself, which is no sentence. */
export const subjectsIn = (folder: string, language: string) =>
  (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [])
    .filter((name) => name.endsWith('.ts') && name !== 'language.ts')
    .map((name) => basename(name, '.ts'));

/** Every sentence of a language by its key, in the order of the source. */
async function sentencesOf(folder: string, language: string): Promise<Map<string, Text>> {
  const all = new Map<string, Text>();
  const { writtenOf }: { writtenOf: WrittenOf } = await import(pathToFileURL(join(folder, 'said.ts')).href);
  for (const subject of subjectsIn(folder, language)) {
    const file = join(folder, language, `${subject}.ts`);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    // A module lists its exports by name; the source has an order of its own.
    const source = readFileSync(file, 'utf8');
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    for (const name of names) {
      for (const [key, text] of sentencesIn(exported[name], `${subject}.${name}`, writtenOf))
        all.set(key, text);
    }
  }
  return all;
}

/** The comments above groups and sentences of a subject, by key, as they are written. */
export function commentsOf(folder: string, language: string, subject: string): Map<string, string> {
  const file = join(folder, language, `${subject}.ts`);
  const found = new Map<string, string>();
  if (!existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const above = (start: number) =>
    comments.find(
      ({ end }) =>
        end <= start && text.slice(end, start).trim() === '' && !text.slice(end, start).includes('\n\n'),
    );
  const note = (key: string, start: number) => {
    const comment = above(start);
    if (comment) found.set(key, text.slice(comment.start, comment.end));
  };
  type Node = { type: string; start: number; [key: string]: unknown };
  const walk = (value: Node, place: string) => {
    if (value.type === 'ArrayExpression') {
      for (const [at, each] of (value.elements as Node[]).entries()) walk(each, `${place}.${at}`);
    }
    if (value.type !== 'ObjectExpression') return;
    for (const property of value.properties as Node[]) {
      const key = property.key as { name?: string; value?: string };
      const inside = `${place}.${key.name ?? key.value}`;
      note(inside, property.start);
      walk(property.value as Node, inside);
    }
  };
  new Visitor({
    ExportNamedDeclaration: ({ start, declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      const [variable] = declaration.declarations;
      if (variable?.id.type !== 'Identifier' || variable.init?.type !== 'CallExpression') return;
      const place = `${subject}.${variable.id.name}`;
      note(place, start);
      const [argument] = variable.init.arguments;
      if (argument) walk(argument as unknown as Node, place);
    },
  }).visit(program);
  return found;
}

/** A comment without its marks, in one line. */
const plain = (comment: string) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/\n\s*\*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim();

/** Everything that there is to translate into a language, with what is translated. */
export async function translationOf(folder: string, language: string): Promise<Translation> {
  const [english, translated] = [await sentencesOf(folder, 'en'), await sentencesOf(folder, language)];
  const comments = new Map(
    subjectsIn(folder, 'en').flatMap((subject) => [...commentsOf(folder, 'en', subject)]),
  );
  const sentences = [...english].map(([key, text]): Sentence => {
    const comment = comments.get(key);
    return {
      key,
      english: text,
      translation: translated.get(key) ?? null,
      ...(comment && { comment: plain(comment) }),
    };
  });
  return { language, sentences };
}

/** `{names}` of a text, each once. */
const namesIn = (text: string) => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [...new Set(names)]
    .sort()
    .map((name) => `{${name}}`)
    .join(' ');
};
const formsOf = (text: Text): [form: string, text: string][] =>
  typeof text === 'string' ? [['', text]] : Object.entries(text);
const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'one' in value &&
    'other' in value &&
    Object.entries(value).every(
      ([form, text]) => /^(zero|one|many|other)$/.test(form) && typeof text === 'string',
    ));

/** What is wrong with one translation; `null` when nothing is. */
function faultOf(english: Text, translation: unknown): string | null {
  if (translation === null || translation === undefined) return 'is not translated';
  if (!isText(translation)) return 'must be a text, or an object with one, other and perhaps zero and many';
  const all = namesIn(
    formsOf(english)
      .map(([, text]) => text)
      .join(' '),
  );
  if (typeof translation === 'object' && !all.includes('{count}')) return 'depends on no number';
  if (typeof translation === 'string' && typeof english === 'object') return 'needs the forms one and other';
  for (const [form, text] of formsOf(translation)) {
    if (text.trim() === '') return 'is empty';
    // 'one' may say the number as a word. Of nothing there is nothing more to tell: 'No orders'.
    const names = form === 'one' ? namesIn(`${text} {count}`) : namesIn(text);
    if (form === 'zero' && names.split(' ').every((name) => all.includes(name))) continue;
    if (names !== all)
      return `must have ${all || 'no names'}${form && ` in the form ${form}`}, and has ${names || 'none'}`;
  }
  if (typeof english === 'string' && english.startsWith('/') && translation !== english)
    return 'is an address, and stays';
  return null;
}

/** Everything that is wrong with a translator's file, as lines. */
export async function faultsOf(folder: string, given: Translation): Promise<string[]> {
  const english = await sentencesOf(folder, 'en');
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { key, english: from, translation } of given.sentences) {
    const now = english.get(key);
    if (seen.has(key)) faults.push(`${key}: stands twice`);
    seen.add(key);
    if (now === undefined) faults.push(`${key}: there is no such sentence`);
    else if (JSON.stringify(now) !== JSON.stringify(from))
      faults.push(`${key}: the English has changed since`);
    else {
      const fault = faultOf(now, translation);
      if (fault) faults.push(`${key}: ${fault}`);
    }
  }
  for (const key of english.keys()) if (!seen.has(key)) faults.push(`${key}: is missing`);
  return faults;
}
