import { type Said, speaker, type Written } from './said.ts';

const say = speaker('en-US');

/** American English: what every other language is translated from. */
export const english = <const W extends Written>(written: W) => say(written) as Said<W>;
