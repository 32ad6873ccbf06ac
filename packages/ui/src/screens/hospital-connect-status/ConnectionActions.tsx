import { useEndHospital, useSyncHospital } from '@rpm/api-client';
import { guardedRoutes, type HospitalConnection } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { ExternalLink, HeartPulse, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { useGoToHospital } from '../../parts/hospitals/useGoToHospital.ts';
import { Question } from '../../parts/question/Question.tsx';

const { status: texts, panel, ending, forgetting } = hospitalWords;

interface ConnectionActionsProps {
  connection: HospitalConnection;
  userId: string;
  /** Whether it is the first of the list: of several that need the patient, one button stands out. */
  isFirst: boolean;
  onChanged: () => void;
  onEnded: () => void;
}

/** What a patient can do with a connection. */
export function ConnectionActions({
  connection,
  userId,
  isFirst,
  onChanged,
  onEnded,
}: ConnectionActionsProps) {
  const { connectionId, hospital, kinds, state, records, isSyncing } = connection;
  const [asked, setAsked] = useState<'end' | 'forget' | null>(null);
  const sync = useSyncHospital();
  const end = useEndHospital();
  const go = useGoToHospital();
  const task = useTask({
    name: hospital.name,
    call: () => sync({ userId, connectionId }),
    onEnd: onChanged,
  });
  const of = <span className="sr-only"> {hospital.name}</span>;
  const isLive = state !== 'Disconnected';
  const needsPatient = state === 'Expired' || state === 'Requested';
  return (
    <>
      <Problem>{task.problem ?? go.problem}</Problem>
      <div className="mt-auto flex flex-wrap gap-3">
        {isLive && needsPatient && (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            icon={<ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            busy={go.isBusy ? panel.going : undefined}
            onClick={() => void go.run({ userId, hospitalId: hospital.hospitalId, kinds })}
          >
            {texts.again}
            {of}
          </Button>
        )}
        {isLive && !needsPatient && (
          <Button
            variant={isFirst && state === 'Failed' ? 'primary' : 'secondary'}
            icon={<RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            busy={task.isBusy || isSyncing ? texts.starting : undefined}
            onClick={() => void task.run()}
          >
            {texts.sync}
            {of}
          </Button>
        )}
        {records > 0 && (
          <Link
            to={guardedRoutes.patientSummary.paths[0]}
            look="secondary"
            icon={<HeartPulse aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            {texts.see}
            {of}
          </Link>
        )}
        {isLive ? (
          <Button variant="ghost" onClick={() => setAsked('end')}>
            {texts.end}
            {of}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setAsked('forget')}>
            {forgetting.open}
            {of}
          </Button>
        )}
      </div>
      {asked && (
        <Question
          title={(asked === 'end' ? ending : forgetting).title({ name: hospital.name })}
          says={(asked === 'end' ? ending : forgetting).says}
          texts={asked === 'end' ? ending : forgetting}
          act={(asked === 'end' ? ending : forgetting).act}
          isDangerous
          run={() => end({ userId, connectionId, forget: asked === 'forget' })}
          onClose={() => setAsked(null)}
          onDone={() => {
            onEnded();
            onChanged();
          }}
        />
      )}
    </>
  );
}
