import { english } from '../english.ts';

/** What programs are told that they can be told of. */
export const topicWords = english({
  readings: { title: 'New readings', description: 'A reading of a patient of the clinic was received.' },
  alerts: {
    title: 'Alerts about readings',
    description: 'An alert was opened, became more severe, was resolved, or a move of it was undone.',
  },
});
