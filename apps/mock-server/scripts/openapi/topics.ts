import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Documented, readDocstring } from './docstring.ts';

/** Where the table of calls is written down, one file for each topic. */
export const endpointsFolder = path.resolve(
  import.meta.dirname,
  '../../../../packages/api-client/src/endpoints',
);

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
  const files = readdirSync(endpointsFolder).filter((file) => file.endsWith('.ts'));
  return files
    .sort()
    .map((file) =>
      topicOf(path.basename(file, '.ts'), readFileSync(path.join(endpointsFolder, file), 'utf8')),
    )
    .filter(({ calls }) => calls.size > 0);
}

/** What a file of the table of calls says. */
export function topicOf(name: string, source: string): Topic {
  const calls = [...source.matchAll(CALL)].map(
    ([, comment = '', call = '']) => [call, readDocstring(comment)] as const,
  );
  const [, comment = ''] = TABLE.exec(source) ?? [];
  return { name, description: `${readDocstring(comment).summary}.`, calls: new Map(calls) };
}
