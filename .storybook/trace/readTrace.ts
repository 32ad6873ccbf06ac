import type { Traceability } from '../../scripts/trace/results.ts';

/** What is traced, as the build or the last run has written it. Rejects when the file is not there. */
export async function readTrace(): Promise<Traceability> {
  const answer = await fetch('./traceability.json');
  return (await answer.json()) as Traceability;
}
