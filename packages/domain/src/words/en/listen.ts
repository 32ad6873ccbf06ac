import { english } from '../english.ts';

/** The button that reads a page aloud, and how two values are said that are written with a stroke between them. */
export const listenWords = english({ listen: 'Listen', stop: 'Stop', over: '{first} over {second}' });
