/** Whether the server should be given requests, and if not, why. */
export type Readiness = 'ready' | 'stopping' | 'no database';

interface Parts {
  /** Whether the server has been told to stop. */
  isStopping: () => boolean;
  /** Whether the database answers. */
  isAnswering: () => Promise<boolean>;
  /** How long the database may take; a balancer's own probe does not wait for ever either. */
  withinMs?: number;
}

/** Makes the function that says whether a balancer should send requests here. A stop is said at once, unasked of the database. */
export function readiness({ isStopping, isAnswering, withinMs = 3000 }: Parts): () => Promise<Readiness> {
  return async () => {
    if (isStopping()) return 'stopping';
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      alarm = setTimeout(() => resolve(false), withinMs);
    });
    const answers = await Promise.race([isAnswering(), late]);
    clearTimeout(alarm);
    if (isStopping()) return 'stopping';
    return answers ? 'ready' : 'no database';
  };
}
