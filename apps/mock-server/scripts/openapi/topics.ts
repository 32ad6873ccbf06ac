import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Documented, readDocstring } from './docstring.ts';

/** Where the table of calls is written down, one folder for each subject. */
export const callsFolder = path.resolve(import.meta.dirname, '../../../../packages/api-client/src');

/** The files of a folder and of those in it that end so, in the order of their names. */
export const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end) && !file.endsWith('.test.ts'))
    .sort();

/** A file of the table of calls. */
export interface Topic {
  /** The name of the file: 'orders'. */
  name: string;
  description: string;
  /** The docstring above each call, by the call's name. A call without one is missing here. */
  calls: Map<string, Documented>;
}

const COMMENT = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
const CALL = new RegExp(String.raw`(?:${COMMENT})(\w+): endpoint[(<]`, 'g');
const TABLE = new RegExp(String.raw`${COMMENT}export const \w+ = \{`);

/** Reads the topics and what their source says of each call, in the order of their names. */
export function readTopics(): Topic[] {
  return filesIn(callsFolder, 'calls.ts')
    .map((file) => topicOf(topicName(file), readFileSync(path.join(callsFolder, file), 'utf8')))
    .filter(({ calls }) => calls.size > 0);
}

/** 'orders/calls.ts' is of orders, 'orders/placing.calls.ts' of placing. */
const topicName = (file: string) =>
  path.basename(file, '.ts') === 'calls' ? path.dirname(file) : path.basename(file, '.calls.ts');

/** What a file of the table of calls says. */
export function topicOf(name: string, source: string): Topic {
  const calls = [...source.matchAll(CALL)].map(
    ([, comment = '', call = '']) => [call, readDocstring(comment)] as const,
  );
  const [, comment = ''] = TABLE.exec(source) ?? [];
  return { name, description: `${readDocstring(comment).summary}.`, calls: new Map(calls) };
}
