import { english } from '../english.ts';

/** The button that reads a page aloud. */
export const listenWords = english({ listen: 'Listen', stop: 'Stop' });
