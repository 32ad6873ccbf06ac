import { type Said, speaker, type Written } from './said.ts';

const say = /* @__PURE__ */ speaker('en-US');

/**
 * American English: what every other language is translated from. A page loads only the subjects that it names.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function english<const W extends Written>(written: W): Said<W> {
  return say(written) as Said<W>;
}
