import { createElement, useState } from 'react';
import { STORY_CHANGED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';

/** What is said of a story by how far it is; by any other phase, nothing: it has ended. */
const sayings: Record<string, string> = {
  preparing: 'Opening…',
  loading: 'Opening…',
  beforeEach: 'Opening…',
  rendering: 'Opening…',
  playing: 'Playing its steps…',
};

/**
 * What Storybook does while somebody waits for a state: until a page is there its frame is white, and until its last step it is not the state
 * that was asked for.
 *
 * @see docs/adr/0070-owed-states.md
 */
export function Progress() {
  const [said, setSaid] = useState('Opening…');
  useChannel({
    [STORY_CHANGED]: () => setSaid('Opening…'),
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { newPhase: string }) => setSaid(sayings[newPhase] ?? ''),
  });
  return createElement('div', { role: 'status', id: 'rpm-progress' }, said);
}
