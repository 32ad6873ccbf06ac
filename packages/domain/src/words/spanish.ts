import { speaker, type Translated } from './said.ts';

const say = /* @__PURE__ */ speaker('es-US');

/**
 * Spanish as US clinics print it. A sentence that English has and Spanish has not does not compile.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function spanish<English>(written: Translated<English>): English {
  return say(written) as English;
}
