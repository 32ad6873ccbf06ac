import type { Outcome } from '../../scripts/trace/reports.ts';
import { momentText } from '../trace/LastRun.tsx';
import { ResultMark } from '../trace/ResultMark.tsx';
import type { ShownState } from './shownStates.ts';

interface LastRunOfStatesProps {
  states: readonly ShownState[];
  /** How many states the screen owes that nothing shows. */
  missing: number;
  /** When the run of the stories began; `null`: it is not known. */
  startedAt: string | null;
}

/** Whether axe was what found it: the run writes its name first. */
const isOfAxe = ({ failure }: ShownState) => failure?.startsWith('axe, ') ?? false;

/** How all states of a screen came out in the last run, what axe found in them, and how long they took. */
export function LastRunOfStates({ states, missing, startedAt }: LastRunOfStatesProps) {
  const count = (outcome: Outcome) => states.filter(({ result }) => result === outcome).length;
  const [passed, failed, notTried] = [count('passed'), count('failed'), count('did not run') + missing];
  const ran = passed + failed;
  const axe = states.filter(isOfAxe).length;
  const seconds = Math.round(states.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  const told = [
    ['passed', `${passed} pass`, passed > 0],
    ['failed', `${failed} ${failed === 1 ? 'fails' : 'fail'}`, failed > 0],
    ['did not run', `${notTried} not tried`, notTried > 0],
    [axe > 0 ? 'failed' : 'passed', `axe finds something in ${axe}, light or dark`, ran > 0],
  ] as const;
  return (
    <ul aria-label="Last run" className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
      {told.map(([outcome, text, isTold]) =>
        isTold ? (
          <li key={text}>
            <ResultMark result={outcome} />
            {text}
          </li>
        ) : null,
      )}
      {ran > 0 && (
        <li>
          {seconds} s{startedAt ? `, ${momentText(startedAt)}` : ''}
        </li>
      )}
    </ul>
  );
}
