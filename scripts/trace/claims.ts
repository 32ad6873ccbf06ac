import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { idsIn, type Requirement } from './requirements.ts';

/** A file with its path from the root of the project. */
export interface Source {
  path: string;
  text: string;
}

/** A story that shows a requirement. */
export interface StoryClaim {
  /** As Storybook's address has it. */
  storyId: string;
  title: string;
  name: string;
}

/** A test that names a requirement, by the file, its own name, and the line on which that stands. */
export interface TestClaim {
  path: string;
  name: string;
  line: number;
}

/** A function, a constant or a component that is a requirement in code, and the line on which it begins. */
export interface RuleClaim {
  path: string;
  name: string;
  line: number;
}

/** A requirement with what shows it. */
export interface Traced extends Requirement {
  stories: StoryClaim[];
  tests: TestClaim[];
  rules: RuleClaim[];
}

/** What names an id. */
export type Claims<Claim> = { ids: string[]; claim: Claim }[];

/** The line, from 1 on, on which a place of a text stands. */
const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

const TITLE = /\btitle: '([^']+)'/;
const STORY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = /g;

/** The stories of a file whose docstrings name an id. */
export function storiesIn({ text }: Source): Claims<StoryClaim> {
  const [, title] = TITLE.exec(text) ?? [];
  if (title === undefined) return [];
  return [...text.matchAll(STORY)].flatMap(([, said = '', written = '']) => {
    const ids = idsIn(said);
    const name = storyNameFromExport(written);
    return ids.length === 0 ? [] : [{ ids, claim: { storyId: toId(title, name), title, name } }];
  });
}

/** Texts in quotes: a name of a test is one. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** Their lines stay, so that whatever follows stands where it stood. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));

/** The names of tests, and of groups of them, that name an id. In a file of tests, only those do. */
export function testsIn({ path, text }: Source): Claims<TestClaim> {
  const code = withoutComments(text);
  return [...code.matchAll(QUOTED)].flatMap(({ index, 1: single, 2: double, 3: template }) => {
    const name = single ?? double ?? template ?? '';
    const ids = idsIn(name);
    return ids.length === 0 ? [] : [{ ids, claim: { path, name, line: lineAt(code, index) } }];
  });
}

const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function|const|class) (\w+)/g;

/** What is exported under a docstring that names an id. */
export const rulesIn = ({ path, text }: Source): Claims<RuleClaim> =>
  [...text.matchAll(DECLARED)].flatMap(({ index, 0: whole, 1: said = '', 2: name = '' }) => {
    const ids = idsIn(said);
    const line = lineAt(text, index + whole.lastIndexOf('\n') + 1);
    return ids.length === 0 ? [] : [{ ids, claim: { path, name, line } }];
  });
