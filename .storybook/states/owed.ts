import { cannotHave } from './cannotHave.ts';
import { type Group, groupByName } from './group.ts';
import { aboutScreen, type Screen } from './screen.ts';
import { type IndexedStory, storiesByScreen } from './storyIndex.ts';

/** A state that a screen owes, and how it is known to be shown. */
interface OwedState {
  name: string;
  /** Under what the page of all states shows it. */
  group: Group;
  /** The names of stories that say by themselves that they show it. Any other story says it by the tag beside. */
  names: RegExp;
  tags: readonly string[];
  /** Names that say it of what is sent, and count for a screen that reads nothing. */
  namesOfWrite?: RegExp;
  /**
   * What the toolbar says to show it of any story. Only for what the test run asks of every screen, so that it needs no story of its own:
   * axe in the dark theme of every story, the pseudo-language of the first one of every screen, and `npm run test:states`.
   */
  globals?: string;
  /** The run of the stories asks it of each story, beside what the story shows. */
  isAskedOfEach?: boolean;
  /** Why a screen cannot be in it, told by what the screen is; `null` when it can. */
  cannot?: (screen: Screen) => string | null;
}

const nothing = 'It asks the server for nothing.';
const ofCalls = ({ callsNothing }: Screen) => (callsNothing ? nothing : null);

/**
 * The states that every screen owes: the one table of them. A state of what is read is shown by the toolbar where no story does. A screen that reads nothing has
 * the states of what it sends, each with a story of its own.
 */
const owedStates: readonly OwedState[] = [
  {
    name: 'Loading',
    group: 'data',
    names: /\b(loading|slow|checking)$/i,
    namesOfWrite: /^(busy|saving|sending)$/i,
    tags: ['loading'],
    globals: 'fault:hangs',
    cannot: ofCalls,
  },
  {
    name: 'Empty',
    group: 'data',
    names: /^(empty|nobody|no one|none|nothing)$/i,
    tags: ['empty'],
    cannot: (screen) => ofCalls(screen) ?? (screen.readsNothing ? 'It reads nothing.' : null),
  },
  {
    name: 'Failed',
    group: 'faults',
    names: /^((load|list|table|record|head) )?(fails|failed)$/i,
    namesOfWrite: /\bfails$/i,
    tags: ['failed'],
    globals: 'fault:answers-500',
    cannot: ofCalls,
  },
  {
    name: 'Offline',
    group: 'faults',
    names: /^offline( form)?$/i,
    namesOfWrite: /\boffline$/i,
    tags: ['offline'],
    globals: 'network:offline;fault:offline',
    cannot: ofCalls,
  },
  {
    name: 'For somebody else',
    group: 'people',
    names: /\b((for|as|opened by) (staff|others|a provider|somebody else|(the )?patient))$/i,
    tags: ['others'],
    globals: 'reader:other',
    cannot: ({ isPart, who }) => {
      if (isPart) return 'It is a part of other pages, and they say whose they are.';
      return who === null ? 'Anybody may open it.' : null;
    },
  },
  { name: 'On a phone', group: 'sizes', names: /^$/, tags: ['w390', 'w320'] },
  {
    name: 'Dark',
    group: 'sizes',
    names: /^$/,
    tags: ['dark'],
    globals: 'theme:dark',
    isAskedOfEach: true,
  },
  { name: 'In a longer language', group: 'sizes', names: /^$/, tags: ['pseudo'], globals: 'language:pseudo' },
];

/** The states of what is read: those that the toolbar can show only of a screen that reads. */
const ofReads: readonly string[] = ['Loading', 'Failed', 'Offline'];

/** A state that the toolbar shows. */
interface ShownByToolbar {
  name: string;
  group: Group;
  by: 'toolbar';
  /** The story that the screen begins with. */
  story: IndexedStory;
  /** Whom it speaks to. */
  who: Screen['who'];
  /** What the toolbar says. */
  globals: string;
  /** By what the last run tells how it came out. */
  resultKey: string;
}

/** By what a run tells of a state that the toolbar shows of a story. */
export const stateKey = (storyId: string, name: string): string => `${storyId} ${name}`;

/** How a screen shows a state that it owes, or why not. */
export type StateShown =
  | { name: string; by: 'story' }
  | ShownByToolbar
  | { name: string; by: 'nothing'; cannot: string }
  | { name: string; by: 'missing' };

/** How a screen shows each of the states that it owes. */
export function statesOf(stories: readonly IndexedStory[]): StateShown[] {
  const screen = aboutScreen(stories);
  if (!screen) return [];
  return owedStates.map((owed): StateShown => {
    const { name, group, names, namesOfWrite, tags, globals, isAskedOfEach, cannot } = owed;
    const isShown = (each: IndexedStory) =>
      names.test(each.name) ||
      (screen.readsNothing && namesOfWrite?.test(each.name)) ||
      tags.some((tag) => each.tags.includes(tag));
    if (stories.some(isShown)) return { name, by: 'story' };
    const reason = cannot?.(screen) ?? cannotHave[screen.title]?.[name] ?? null;
    if (reason !== null) return { name, by: 'nothing', cannot: reason };
    if (globals && !(screen.readsNothing && ofReads.includes(name)))
      return {
        ...{ name, group, by: 'toolbar', story: screen.first, who: screen.who, globals },
        resultKey: isAskedOfEach ? screen.first.id : stateKey(screen.first.id, name),
      };
    return { name, by: 'missing' };
  });
}

/** Under what a story is shown: as the state that its name or a tag says, or by its other words. Whether it is run on a phone says nothing of what it shows. */
export function groupOf(story: IndexedStory): Group {
  const { name, tags } = story;
  const owed = owedStates.find(
    (each) => each.names.test(name) || each.tags.some((tag) => !/^w\d+$/.test(tag) && tags.includes(tag)),
  );
  return owed && !['dark', 'pseudo'].some((tag) => owed.tags.includes(tag)) ? owed.group : groupByName(story);
}

/** Reasons of `cannotHave` that no screen needs any more: it is gone, it shows the state, or a rule of the table says the same. */
export function needlessReasons(stories: readonly IndexedStory[]): string[] {
  const screens = storiesByScreen(stories);
  return Object.entries(cannotHave).flatMap(([title, reasons]) =>
    Object.entries(reasons).flatMap(([name, reason]) => {
      const state = statesOf(screens.get(title) ?? []).find((each) => each.name === name);
      const isNeeded = state?.by === 'nothing' && state.cannot === reason;
      return isNeeded ? [] : [`${title}, ${name}: it needs no reason in cannotHave.ts`];
    }),
  );
}
