import { enableCompileCache } from 'node:module';
import path from 'node:path';

/*
 * Starts the server. What Node has made of its files is kept, so that a start after the first has no types to take out of 800
 * files: half of the time in which nobody is answered (17.9). Where the folder cannot be written, nothing is kept.
 */
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/server'));
await import('./server/serve.ts');
