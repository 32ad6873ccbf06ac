import { speaker, type Translated } from './said.ts';

const say = speaker('es-US');

/** Spanish as US clinics print it. A sentence that English has and Spanish has not does not compile. */
export const spanish = <English>(written: Translated<English>) => say(written) as English;
