import { afterAll, afterEach, beforeEach } from 'vitest';
import { end, worksSoFar } from './atTheEnd.ts';
import { killKept, killStarted } from './program.ts';

// Done anew for each file, unlike what stands in a module: the files of one process share their modules.
let ofTheFile = 0;
beforeEach(() => {
  ofTheFile = worksSoFar();
});
afterEach(() => end(ofTheFile));
afterEach(killStarted);
afterAll(() => end(0));
afterAll(killKept);
