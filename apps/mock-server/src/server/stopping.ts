/** How often we look whether the process that started us is still there. */
const parentCheckMs = 1000;
/** One Ctrl+C comes twice under npm: from the terminal, and passed on. Only later ones are somebody's impatience. */
const sameSignalMs = 1500;

/**
 * Ends the process in good order when it is told to, or when the process that started it is gone: npm does not always
 * pass signals on. A second signal ends it at once.
 *
 * @param cleanUp runs once
 * @param limitMs the process ends after this time however far the cleaning up is; platforms kill after 10 s or 30 s
 */
export function onStop(cleanUp: () => Promise<void>, limitMs: number): void {
  let stoppingSince: number | null = null;
  const parent = process.ppid;

  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    clearInterval(parentCheck);
    setTimeout(() => process.exit(1), limitMs).unref();
    cleanUp().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const parentCheck = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs);
  parentCheck.unref();

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
