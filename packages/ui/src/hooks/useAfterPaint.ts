import { startTransition, useEffect, useState } from 'react';

/**
 * Runs what nobody sees at once when the next frame was painted, so that a key shows its result without waiting for it.
 *
 * @returns takes it back, if it has not run
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether what stands above was painted: heavy parts wait for it, so that a key shows its result at once. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
