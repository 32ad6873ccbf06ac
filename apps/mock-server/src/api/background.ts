/** Work for which no caller waits. */
export interface BackgroundWork {
  /** Begins some. What it throws or rejects with is told, and breaks nothing. */
  begin(work: () => unknown): void;
  /** Resolves when what was begun has ended. */
  settle(): Promise<void>;
}

/** @param tell hears of what failed */
export function backgroundWork(tell: (error: unknown) => void): BackgroundWork {
  const open = new Set<Promise<void>>();
  return {
    begin(work) {
      const done: Promise<void> = (async () => void (await work()))()
        .catch(tell)
        .finally(() => open.delete(done));
      open.add(done);
    },
    async settle() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
