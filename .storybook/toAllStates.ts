import { createElement } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { nameInAddress, screenOf } from './states/storyIndex.ts';

/**
 * From a state of a screen to all states of it, as the toolbar has them; the width is that of the page there. Nothing beside a story
 * that is of no screen.
 *
 * @see docs/adr/0070-owed-states.md
 */
export function ToAllStates() {
  const { customQueryParams } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  const screen = story?.type === 'story' ? screenOf(story.title) : null;
  if (screen === null) return null;
  const globals = (customQueryParams.globals ?? '')
    .split(';')
    .filter((each) => each && !each.startsWith('viewport'));
  const kept = globals.length > 0 ? `&globals=${globals.join(';')}` : '';
  const href = `?path=/story/all-states--of-every-screen&args=screen:${nameInAddress(screen)}${kept}`;
  return createElement('a', { id: 'rpm-all-states', href }, 'All states of the screen');
}
