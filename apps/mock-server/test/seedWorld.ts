import { demoWorld } from '../src/seed/demo.ts';
import { storyNow } from '../src/seed/index.ts';

/** The demo as stories see it, and all of its readings. */
export const world = demoWorld(storyNow);
export const readings = [...world.readings()];
