import type { Outcome, RunStory } from '../../scripts/trace/reports.ts';
import { type Group, groups } from './group.ts';
import { groupOf, stateKey, statesOf } from './owed.ts';
import { type IndexedStory, screenOf, storiesByScreen } from './storyIndex.ts';

/** A state to be seen: a story, or what the toolbar shows of one. */
export interface ShownState {
  /** Its own among all. */
  key: string;
  story: IndexedStory;
  group: Group;
  byToolbar?: { name: string; globals: string };
  /** How it came out in the last run; `null`: there was none. */
  result: Outcome | null;
  /** What went wrong, in a line. */
  failure?: string;
  /** How long it took, in milliseconds. */
  ms: number;
}

const wordsIn = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether a name has every word that is typed, in whatever order. */
export const isNamed = (typed: string) => {
  const words = wordsIn(typed);
  return (name: string): boolean => words.every((word) => name.toLowerCase().includes(word));
};

/**
 * Those whose name has every word that is typed, in whatever order; where none has, those that have the most of them. Nobody
 * knows the exact words of a state that is looked for.
 *
 * @returns none where no name has any of the words
 */
function bestNamed<T>(typed: string, all: readonly T[], nameOf: (one: T) => string) {
  const words = wordsIn(typed);
  const had = all.map((one) => {
    const name = nameOf(one).toLowerCase();
    return words.filter((word) => name.includes(word)).length;
  });
  const most = Math.max(0, ...had);
  const isNear = most < words.length;
  return { found: most === 0 && isNear ? [] : all.filter((_, at) => had[at] === most), isNear };
}

const ofResult: readonly (Outcome | null)[] = ['failed', 'did not run', 'passed', null];

/** How a state came out, as the run tells of it under a key. */
function judged(results: Asked['results'], key: string): Pick<ShownState, 'result' | 'failure' | 'ms'> {
  const { outcome = 'did not run', failure, ms = 0 } = results?.[key] ?? {};
  return { result: results && outcome, ms, ...(failure && { failure }) };
}

/** The states that are asked for: what failed before all else, then in their groups. */
interface Asked {
  stories: readonly IndexedStory[];
  /** 'Clinic/Device orders'; empty: of every screen. */
  screen: string;
  group: Group | 'all';
  /** Words that the screen and the state have between them: all, or where no state has all, as many as can be. */
  find: string;
  results: Readonly<Record<string, RunStory>> | null;
}

/** All states of what is asked for, and those of them that are meant; `isNear` when none has every word. */
export function shownStates({ stories, screen, group, find, results }: Asked): {
  all: ShownState[];
  meant: ShownState[];
  isNear: boolean;
} {
  const own = screen === '' ? stories : stories.filter(({ title }) => screenOf(title) === screen);
  const all = [...storiesByScreen(own).values()].flatMap((ofScreen) => [
    ...statesOf(ofScreen).flatMap((state): ShownState[] => {
      if (state.by !== 'toolbar') return [];
      const { name, story, globals, group: own, resultKey } = state;
      const key = stateKey(story.id, name);
      return [{ key, story, group: own, byToolbar: { name, globals }, ...judged(results, resultKey) }];
    }),
    ...ofScreen.map(
      (story): ShownState => ({
        key: story.id,
        story,
        group: groupOf(story),
        ...judged(results, story.id),
      }),
    ),
  ]);
  const ofGroup = all.filter((each) => group === 'all' || each.group === group);
  const { found: meant, isNear } = bestNamed(find, ofGroup, ({ story, byToolbar }) =>
    byToolbar ? `${screenOf(story.title)} ${byToolbar.name}` : `${story.title} ${story.name}`,
  );
  const order = ({ group: of, result }: ShownState) =>
    (result === 'failed' ? -1 : groups.findIndex(({ value }) => value === of)) * ofResult.length +
    ofResult.indexOf(result);
  return { all, meant: meant.toSorted((one, other) => order(one) - order(other)), isNear };
}
