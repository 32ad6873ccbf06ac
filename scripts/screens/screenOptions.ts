import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { guardedRoutes } from '../../packages/domain/src/app/guardedRoutes.ts';
import type { GuardedRoute } from '../../packages/domain/src/app/route.ts';
import { idsIn, requirementsIn } from '../trace/requirements.ts';

/** Whom a page speaks to. */
const audiences = ['patients', 'clinic', 'everyone'] as const;

/** All that must be decided before a screen can be made. */
export interface ScreenOptions {
  /** 'allergy-notes': the first segment of its path, and the room of its screen. */
  name: string;
  who: (typeof audiences)[number];
  /** The page of the menu that is marked while this one is open. */
  under: string;
  title: string;
  titleEs: string;
  lead: string;
  leadEs: string;
  /** The requirements that it shows. */
  ids: string[];
}

/** What each argument is for, as `--help` tells it. */
const told = {
  name: 'its path without the slash, in small letters: allergy-notes',
  who: `whom it speaks to: ${audiences.join(', ')}`,
  under: 'the page of the menu that is marked while it is open: patientList',
  title: 'what it is called',
  'title-es': 'the same in Spanish',
  lead: 'the sentence below the title that says what it is for',
  'lead-es': 'the same in Spanish',
  shows: 'the requirements that it shows, of docs/requirements.md: RTE-03,DSP-01',
} as const;
type Argument = keyof typeof told;
const names = Object.keys(told) as Argument[];

/** The answer to `--help`. */
export const help = [
  'npm run new:screen -- --name … --who … --under … --title … --title-es … --lead … --lead-es … --shows …',
  '',
  ...names.map((name) => `  --${name.padEnd(9)} ${told[name]}`),
  '',
  'It makes a page behind the log in that is in no menu: screen, stories, words in both languages, and the lists of rooms.',
].join('\n');

/** In letters of one word: 'allergyNotes'. */
export const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `parseArgs` throws for what it does not know; that is what is wrong with it. */
function argumentsIn(args: readonly string[]): Partial<Record<Argument | 'help', string | boolean>> | string {
  try {
    const strings = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const options = { ...strings, help: { type: 'boolean' as const } };
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What somebody asked for: a screen, help, or something that cannot be done, in one sentence. */
export type Asked =
  | { kind: 'screen'; options: ScreenOptions }
  | { kind: 'help' }
  | { kind: 'problem'; says: string };

const problem = (says: string): Asked => ({ kind: 'problem', says });

/** Reads the arguments, and compares them with what there is in the folder of the project. Nothing is written. */
export function screenAsked(args: readonly string[]): Asked {
  const given = argumentsIn(args);
  if (typeof given === 'string') return problem(given);
  if (given.help) return { kind: 'help' };
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = given[name];
    if (typeof text !== 'string' || text.trim() === '')
      return problem(`--${name} is missing: ${told[name]}.`);
    texts.set(name, text.trim());
  }
  const text = (name: Argument) => texts.get(name) ?? '';
  const name = text('name');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return problem(`--name is ${told.name}; '${name}' is no such name.`);
  const who = audiences.find((each) => each === text('who'));
  if (!who) return problem(`--who is one of ${audiences.join(', ')}; '${text('who')}' is none.`);
  const pages = Object.entries<GuardedRoute>(guardedRoutes);
  const ofMenu = pages.filter(([, { menu }]) => menu).map(([page]) => page);
  const under = [...ofMenu, 'profile'].find((each) => each === text('under'));
  if (!under)
    return problem(`--under is one of ${[...ofMenu, 'profile'].join(', ')}; '${text('under')}' is none.`);
  const ids = idsIn(text('shows'));
  const known = requirementsIn(readFileSync('docs/requirements.md', 'utf8'));
  const stranger = ids.find((id) => !known.some((each) => each.id === id));
  if (stranger) return problem(`${stranger} does not stand in docs/requirements.md.`);
  if (ids.length === 0) return problem(`--shows names no requirement: ${told.shows}.`);
  const page = camel(name);
  if (pages.some(([each, { paths }]) => each === page || paths.includes(`/${name}`)))
    return problem(`There is a page at /${name}, or one that is called ${page}.`);
  const taken = [`packages/ui/src/screens/${name}`, `packages/domain/src/words/en/${page}.ts`].find(
    existsSync,
  );
  if (taken) return problem(`${taken} is there already; nothing of it is replaced.`);
  const [title, titleEs, lead, leadEs] = [text('title'), text('title-es'), text('lead'), text('lead-es')];
  return { kind: 'screen', options: { name, who, under, ids, title, titleEs, lead, leadEs } };
}
