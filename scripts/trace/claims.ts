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

/** A test that names a requirement, by the file and its own name. */
export interface TestClaim {
  path: string;
  name: string;
}

/** A function, a constant or a component that is a requirement in code. */
export interface RuleClaim {
  path: string;
  name: string;
}

/** A requirement with what shows it. */
export interface Traced extends Requirement {
  stories: StoryClaim[];
  tests: TestClaim[];
  rules: RuleClaim[];
}

/** What names an id. */
export type Claims<Claim> = { ids: string[]; claim: Claim }[];

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
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The names of tests, and of groups of them, that name an id. In a file of tests, only those do. */
export function testsIn({ path, text }: Source): Claims<TestClaim> {
  return [...withoutComments(text).matchAll(QUOTED)].flatMap(([, single, double, template]) => {
    const name = single ?? double ?? template ?? '';
    const ids = idsIn(name);
    return ids.length === 0 ? [] : [{ ids, claim: { path, name } }];
  });
}

const DECLARED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function|const|class) (\w+)/g;

/** What is exported under a docstring that names an id. */
export const rulesIn = ({ path, text }: Source): Claims<RuleClaim> =>
  [...text.matchAll(DECLARED)].flatMap(([, said = '', name = '']) => {
    const ids = idsIn(said);
    return ids.length === 0 ? [] : [{ ids, claim: { path, name } }];
  });
