import { groups } from './group.ts';
import { StateFrame } from './StateFrame.tsx';
import type { ShownState } from './shownStates.ts';

interface StateGroupsProps {
  states: readonly ShownState[];
  /** Of the pages in the frames, in pixels. */
  width: number;
  /** Whether they are of several screens, which then stand beside their names. */
  ofScreens: boolean;
  idsOf: (storyId: string) => readonly string[];
}

/** States as live pages, under what they are about. */
export function StateGroups({ states, width, ofScreens, idsOf }: StateGroupsProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${width === 1440 ? 26 : 15}rem), 1fr))`;
  return groups.map(({ value, label }) => {
    const own = states.filter(({ group }) => group === value);
    if (own.length === 0) return null;
    return (
      <section key={value} aria-labelledby={`states-${value}`}>
        <h3 id={`states-${value}`} className="mb-2 text-h3">
          {label} <span className="text-fg-muted">{own.length}</span>
        </h3>
        <ul aria-label={`States: ${label}`} className="grid gap-4" style={{ gridTemplateColumns: columns }}>
          {own.map(({ key, story, byToolbar, result }) => (
            <StateFrame
              key={`${key} ${width}`}
              {...{ story, width, result, ofScreens }}
              {...(byToolbar && { byToolbar })}
              ids={byToolbar ? [] : idsOf(story.id)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
