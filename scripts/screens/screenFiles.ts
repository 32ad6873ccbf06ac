import { readFileSync } from 'node:fs';
import { camel, type ScreenOptions } from './screenOptions.ts';

const template = (name: string) => readFileSync(new URL(`templates/${name}.txt`, import.meta.url), 'utf8');

/** A template with its gaps filled. @throws Error for a gap that nothing fills */
function filled(name: string, gaps: Readonly<Record<string, string>>): string {
  return template(name).replace(/\{\{(\w+)\}\}/g, (_, gap: string) => {
    const text = gaps[gap];
    if (text === undefined) throw new Error(`Nothing fills ${gap} in the template ${name}.`);
    return text;
  });
}

/** Whose eyes the stories of a page have, and whose it is not for. */
const roles = {
  patients: { group: 'Patient', role: 'patient', otherRole: 'staff' },
  clinic: { group: 'Clinic', role: 'staff', otherRole: 'patient' },
  everyone: { group: 'Account', role: 'patient', otherRole: '' },
} as const;

/** The files of a screen, by their paths, before they are formatted. */
export function screenFiles(options: ScreenOptions): Record<string, string> {
  const { name, who, under, ids } = options;
  const page = camel(name);
  const Name = page.charAt(0).toUpperCase() + page.slice(1);
  const storyTitle = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const about = {
    ...{ page, Name, who, under, storyTitle, subject: page, words: `${page}Words`, path: `/${name}` },
    ...roles[who],
    ids: ids.join(', '),
  };
  const [title, lead] = [JSON.stringify(options.title), JSON.stringify(options.lead)];
  const [titleEs, leadEs] = [JSON.stringify(options.titleEs), JSON.stringify(options.leadEs)];
  const isForAll = who === 'everyone';
  const others = {
    othersImport: isForAll ? '' : "import { othersPageWords } from '@rpm/domain/words/frame';\n",
    othersStory: isForAll ? '' : filled('othersStory.tsx', about),
  };
  const screen = `packages/ui/src/screens/${name}/${Name}Screen`;
  return {
    [`packages/domain/src/words/en/${page}.ts`]: filled('en.ts', { ...about, title, lead }),
    [`packages/domain/src/words/es/${page}.ts`]: filled('es.ts', { ...about, titleEs, leadEs }),
    [`${screen}.tsx`]: filled('Screen.tsx', about),
    [`${screen}.stories.tsx`]: filled('stories.tsx', { ...about, ...others }),
  };
}

/** What only a person can do, in the order in which it is done. */
export function leftToDo({ name, who }: ScreenOptions): string[] {
  const page = camel(name);
  return [
    `Draw what the page is for: packages/ui/src/screens/${name}/. It has its title and its lead, and nothing else.`,
    'Decide what it reads, and who may: rules, calls, routes and access are steps 1 to 3 of CONTRIBUTING. It asks nothing yet.',
    'Once it calls, take the tag no-call from its stories. It then owes a story Empty; Loading, Failed and Offline the toolbar shows until a story does. npm run test:states names what is missing.',
    `Have the Spanish read by somebody who speaks it: packages/domain/src/words/es/${page}.ts.`,
    who === 'patients'
      ? 'Keep what patients read at 6th grade; readingLevel.test.ts knows.'
      : `If no patient reads it, add ${page} to the subjects of others in readingLevel.test.ts; until then it is held to 6th grade.`,
    'Lead to it from a page, or give it a line in guardedRoutes.ts: nothing links to it yet.',
    'Name it in docs/requirements.md if no sentence there asks for it, and put it into a journey.',
    'Look at it: light, dark, 390 px, 200 % text, keyboard only.',
  ];
}
