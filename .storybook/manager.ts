import { addons } from 'storybook/manager-api';

/** Pages that are read: no control, step or call of theirs is in the panel below, which would take a third of the window. */
const pages = /^(all-states|traceability|journeys|foundations)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId),
  },
});
