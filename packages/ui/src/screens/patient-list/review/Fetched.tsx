import { useAfterPaint } from '../../../hooks/useAfterPaint.ts';
import type { Waiting } from './round.ts';
import { usePatientReads } from './usePatientReads.ts';

/** Reads what the next patient's page will ask for, and shows nothing: a key then paints it at once. */
export function Fetched({ waiting }: { waiting: Waiting }) {
  return useAfterPaint() && <Reads waiting={waiting} />;
}

function Reads({ waiting }: { waiting: Waiting }) {
  usePatientReads(waiting, 'month');
  return null;
}
