import { type HospitalConnection, type HospitalProblem, type Person, worstProblem } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { ConnectionBadge } from '../../parts/hospitals/ConnectionBadge.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { RunCells } from './RunCells.tsx';

const { status: texts, going, faults, kinds: names } = hospitalWords;

interface ConnectionCardProps {
  connection: HospitalConnection;
  /** Whose it is, for those who look after several. */
  patient?: Person;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One connection: where it stands, when records came last, and what is going on. @see SCR-09 */
export function ConnectionCard({ connection, patient, children }: ConnectionCardProps) {
  const headingId = useId();
  const shown = useShownTime(browserTimeZone());
  const { hospital, state, lastGood, asked, runs, records, kinds, isSyncing } = connection;
  return (
    <article
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
          <h2 id={headingId} dir="auto" className="text-h3">
            {hospital.name}
          </h2>
          <p dir="auto" className="text-fg-muted">
            {patient ? patient.name : hospital.host}
          </p>
        </div>
        <ConnectionBadge state={state} />
      </div>
      <p className="font-semibold">{goingOn(connection, patient !== undefined)}</p>
      {isSyncing && (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {patient ? texts.clinicSyncing : texts.syncing}
        </p>
      )}
      <p className="text-fg-muted">
        {lastGood
          ? texts.lastGood({ when: shown(lastGood, 'datetime') })
          : `${texts.never} · ${texts.asked({ when: shown(asked, 'date') })}`}
      </p>
      {runs.length > 0 && <RunCells runs={runs} />}
      <p className="text-fg-muted">
        {texts.records({ count: records })} ·{' '}
        {texts.brings({ list: kinds.map((kind) => names[kind]).join(', ') })}
      </p>
      {children}
    </article>
  );
}

/** What the last sync says, or why there is none. */
function goingOn({ state, runs }: HospitalConnection, isOfClinic: boolean): string {
  if (state === 'Disconnected') return going.disconnected;
  const last = runs.at(-1);
  if (!last)
    return state === 'Requested' ? (isOfClinic ? going.clinicRequested : going.requested) : texts.never;
  const problem = worstProblem(last);
  return problem ? asBeginning(problemText(problem)) : going.new({ count: last.added });
}

function problemText({ kind, fault, status }: HospitalProblem): string {
  const says = status === null ? faults[fault] : going.status({ fault: faults[fault], status });
  return kind === null ? says : going.kind({ kind: names[kind], fault: says });
}
