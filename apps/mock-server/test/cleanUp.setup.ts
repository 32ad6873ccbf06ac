import { afterAll, afterEach } from 'vitest';
import { killKept, killStarted } from './program.ts';
import { closeStores } from './stores.ts';

// Done anew for each file, unlike what stands in a module: the files of one process share their modules.
afterEach(killStarted);
afterAll(killKept);
afterAll(closeStores);
