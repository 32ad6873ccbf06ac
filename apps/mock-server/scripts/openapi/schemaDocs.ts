import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocstring } from './docstring.ts';
import { callsFolder, filesIn } from './topics.ts';

const domainFolder = path.resolve(import.meta.dirname, '../../../../packages/domain/src');

/** What the source says of a schema and of its fields. */
export interface SchemaDoc {
  description: string;
  fields: Map<string, string>;
}

const COMMENT = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;
/** An exported constant with its docstring, up to the end of its statement. */
const CONSTANT = new RegExp(
  String.raw`(?:${COMMENT})?^export const (\w+) =([^]*?;)(?=\n(?:\n|\S)|\n?(?![^]))`,
  'gm',
);
const FIELD = /^( +)\w+:/gm;
const FIELD_WITH_COMMENT = new RegExp(String.raw`^( +)${COMMENT}(\w+):`, 'gm');

/** The docstrings of the schemas of `domain` and of the table of calls, by the schema's name. */
export function readSchemaDocs(): Map<string, SchemaDoc> {
  const sources = [domainFolder, callsFolder].flatMap((folder) =>
    filesIn(folder, '.ts').map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Map(sources.flatMap(schemaDocsOf));
}

/** The docstrings of one file's exported constants. Fields of records within a record are left out. */
export function schemaDocsOf(source: string): [name: string, doc: SchemaDoc][] {
  const describe = (comment = '') => readDocstring(comment).description;
  return [...source.matchAll(CONSTANT)].map(([, comment, name = '', block = '']): [string, SchemaDoc] => {
    const outermost = Math.min(...[...block.matchAll(FIELD)].map(([, indent = '']) => indent.length));
    const fields = [...block.matchAll(FIELD_WITH_COMMENT)]
      .filter(([, indent = '']) => indent.length === outermost)
      .map(([, , text, field = '']) => [field, describe(text)] as const);
    return [name, { description: describe(comment), fields: new Map(fields) }];
  });
}
