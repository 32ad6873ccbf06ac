import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL in which the tests may make databases of their own. */
    databaseUrl: string;
  }
}

/** Starts one PostgreSQL for all test files, or takes the one of DATABASE_URL. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const other = process.env.DATABASE_URL;
  if (other) {
    provide('databaseUrl', other);
    return async () => {};
  }
  const folder = path.resolve(import.meta.dirname, '../../../.data/test');
  const own = await startEmbedded({ folder, name: 'tests' });
  provide('databaseUrl', own.url);
  return own.stop;
}
