import { readEnvironment } from './environment.ts';
import { type Connected, connect } from './prepareDatabase.ts';
import { withSecretFiles } from './secretFiles.ts';
import type { Settings } from './settings.ts';
import { onStop } from './stopping.ts';

/** Longer than the database needs to take back what was begun. */
const stopLimitMs = 10_000;

/**
 * Runs a script of the operator on the database of the environment, as the owner of its tables, and ends the process: with 1 and a sentence when it
 * fails. Stopped by a signal, it leaves no database of ours running (F29).
 *
 * @param variables other values of the environment's variables
 */
export function operate(
  work: (connected: Connected, settings: Settings) => Promise<void>,
  variables: Record<string, string> = {},
): void {
  operateOn(
    async () => undefined,
    (_, connected, settings) => work(connected, settings),
    variables,
  );
}

/**
 * The same for a script that is given something, as a file.
 *
 * @param read looks at it before the database is looked for: what is wrong with it is said at once
 */
export function operateOn<Given>(
  read: () => Promise<Given>,
  work: (given: Given, connected: Connected, settings: Settings) => Promise<void>,
  variables: Record<string, string> = {},
): void {
  const stopping = new AbortController();
  const run = async () => {
    const settings = readEnvironment(withSecretFiles({ ...process.env, ...variables }));
    const given = await read();
    const connected = await connect(settings, console.log, stopping.signal);
    try {
      await work(given, connected, settings);
    } finally {
      await connected.close();
    }
  };
  const ended = run().catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
  onStop(async () => {
    stopping.abort();
    await ended;
  }, stopLimitMs);
}
