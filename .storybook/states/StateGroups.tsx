import { groups } from './group.ts';
import { StateFrame } from './StateFrame.tsx';
import type { ShownState } from './shownStates.ts';

interface StateGroupsProps {
  states: readonly ShownState[];
  /** Of the pages in the frames, in pixels. */
  width: number;
  /** Whether they are of several screens, which then stand beside their names. */
  ofScreens: boolean;
  /** Whether all are drawn, also those far from view. */
  isEager: boolean;
  idsOf: (storyId: string) => readonly string[];
}

/** Where a state stands: what failed first, and before all else. */
const sections = [{ value: 'failed', label: 'Fails' }, ...groups] as const;
const sectionOf = ({ group, result }: ShownState) => (result === 'failed' ? 'failed' : group);

/** States as live pages, under what they are about. */
export function StateGroups({ states, width, ofScreens, isEager, idsOf }: StateGroupsProps) {
  // As wide on paper as here: the pages in the frames are made smaller by the width that they have on the screen.
  const columns = `repeat(auto-fill, min(100%, ${width === 1440 ? 22.5 : 15}rem))`;
  return sections.map(({ value, label }) => {
    const own = states.filter((each) => sectionOf(each) === value);
    if (own.length === 0) return null;
    return (
      <section key={value} aria-labelledby={`states-${value}`}>
        <h3 id={`states-${value}`} className="mb-2 text-h3">
          {label} <span className="text-fg-muted">{own.length}</span>
        </h3>
        <ul
          aria-label={`States: ${label}`}
          className="grid gap-4 print:gap-2"
          style={{ gridTemplateColumns: columns }}
        >
          {own.map(({ key, story, byToolbar, result, failure }) => (
            <StateFrame
              key={`${key} ${width}`}
              {...{ story, width, result, ofScreens, isEager }}
              {...(byToolbar && { byToolbar })}
              {...(failure && { failure })}
              number={states.findIndex((each) => each.key === key) + 1}
              ids={byToolbar ? [] : idsOf(story.id)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
