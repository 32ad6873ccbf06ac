import { afterAll, afterEach } from 'vitest';
import { end } from './atTheEnd.ts';
import { killKept, killStarted } from './program.ts';

// Done anew for each file, unlike what stands in a module: the files of one process share their modules.
afterEach(killStarted);
afterAll(killKept);
afterAll(end);
