import type { Sentence } from './sentences.ts';

interface Group {
  [name: string]: unknown;
}

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);
const quoted = (text: string) =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

/** A group as source. One whose names are all numbers is a list. */
function sourceOf(value: unknown, place: string, comments: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return quoted(value);
  const entries = Object.entries(value as Group);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  const lines = entries.map(([name, each]) => {
    const comment = comments.get(`${place}.${name}`);
    const label = isList ? '' : `${isIdentifier(name) ? name : quoted(name)}: `;
    return `${comment ? `\n${comment}\n` : ''}${label}${sourceOf(each, `${place}.${name}`, comments)},`;
  });
  // The formatter breaks the line of what is long.
  return isList ? `[${lines.join('')}]` : `{${lines.join('')}}`;
}

/** Puts the translations of a subject back into the tree that they came from. */
function treeOf(sentences: readonly Sentence[]): Group {
  const tree: Group = {};
  for (const { key, translation } of sentences) {
    const names = key.split('.').slice(1);
    const last = names.pop() ?? '';
    let group = tree;
    for (const name of names) {
      const next = group[name] ?? {};
      group[name] = next;
      group = next as Group;
    }
    group[last] = translation;
  }
  return tree;
}

/**
 * The source of a subject in Spanish, to be formatted.
 *
 * @param sentences all of the subject, in the order of English
 * @param comments what stood in the file before
 */
export function spanishSource(
  subject: string,
  sentences: readonly Sentence[],
  comments: ReadonlyMap<string, string>,
): string {
  const exports = Object.entries(treeOf(sentences));
  const only = exports.length === 1 ? exports[0]?.[0] : undefined;
  const exported = exports.map(([name, group]) => {
    const place = `${subject}.${name}`;
    const comment = comments.get(place);
    const source = sourceOf(group, place, comments);
    return `${comment ? `${comment}\n` : ''}export const ${name} = spanish<typeof english${only ? '' : `.${name}`}>(${source});\n`;
  });
  return [
    `import type ${only ? `{ ${only} as english }` : '* as english'} from '../en/${subject}.ts';\nimport { spanish } from '../spanish.ts';\n`,
    ...exported,
  ].join('\n');
}
