import { addons, types } from 'storybook/manager-api';
import { Progress } from './progress.ts';
import { ResetTools } from './resetTools.ts';
import { ToAllStates } from './toAllStates.ts';

/** Pages that are read: no control, step or call of theirs is in the panel below, which would take a third of the window. */
const pages = /^(all-states|traceability|journeys|foundations)-/;

addons.setConfig({
  // The addon's own filters of vision keep their choice under the name of ours: each would undo the other.
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId),
  },
});

addons.register('rpm', () => {
  addons.add('rpm/reset', {
    type: types.TOOLEXTRA,
    title: 'Reset tools',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: ResetTools,
  });
  addons.add('rpm/progress', {
    type: types.TOOLEXTRA,
    title: 'Progress of the story',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: Progress,
  });
  addons.add('rpm/all-states', {
    type: types.TOOLEXTRA,
    title: 'All states of the screen',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: ToAllStates,
  });
});
