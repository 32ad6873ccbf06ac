import { ApiError, useChangeOwnRecordRequest } from '@rpm/api-client';
import { guardedRoutes, isRequestOver, type RecordRequest, requestStep } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { Question } from '../../parts/question/Question.tsx';
import { holdersText } from '../../parts/record-requests/holdersText.ts';
import { RequestBadge } from './RequestBadge.tsx';

const { list: texts, stopping } = recordRequestWords;
const stepNumbers = [1, 2, 3, 4];

interface RequestCardProps {
  request: RecordRequest;
  userId: string;
}

/** One request: whom it asks, how far it is, and what the patient can do. @see RTE-07 */
export function RequestCard({ request, userId }: RequestCardProps) {
  const headingId = useId();
  const change = useChangeOwnRecordRequest();
  const [isStopping, setStopping] = useState(false);
  const shown = useShownTime(browserTimeZone());
  const { requestId, version, state, reference, asked, holders, note, history } = request;
  const step = requestStep(state);
  const of = <span className="sr-only"> {texts.of({ holders: holdersText(holders) })}</span>;
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: () => change({ userId, requestId, version, move: 'done' }),
    says: { done: texts.told },
    refused: (failure) => (failure instanceof ApiError && failure.status === 409 ? texts.changed : undefined),
  });
  const last = shown(history.at(-1)?.time ?? asked, 'date');
  const says = texts.says[state];
  return (
    <article
      aria-labelledby={headingId}
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere min-w-0 flex-[1_1_12rem]">
          <h2 id={headingId} dir="auto" className="text-h3">
            {holdersText(holders)}
          </h2>
          <p className="text-fg-muted">{texts.asked({ reference, date: shown(asked, 'date') })}</p>
        </div>
        <RequestBadge state={state} />
      </div>
      {step > 0 && (
        <div role="img" aria-label={texts.step({ step })} className="grid grid-cols-4 gap-1.5">
          {stepNumbers.map((each) => (
            <span
              key={each}
              className={`h-2 rounded-full forced-colors:border forced-colors:border-[CanvasText] ${
                each <= step ? 'bg-brand-solid forced-colors:bg-[Highlight]' : 'bg-line'
              }`}
            />
          ))}
        </div>
      )}
      <p>{typeof says === 'string' ? says : says({ date: last })}</p>
      {note && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-md bg-surface-sunken px-4 py-3">
          {note}
        </p>
      )}
      <Problem>{problem}</Problem>
      <div className="mt-auto flex flex-wrap gap-3">
        {state === 'NeedsPatient' && (
          <Button variant="primary" busy={isBusy ? texts.doing : undefined} onClick={() => void run()}>
            {texts.done}
            {of}
          </Button>
        )}
        {(state === 'Partial' || state === 'Complete') && (
          <Link
            to={guardedRoutes.filesSummary.paths[0]}
            look="secondary"
            icon={<FolderOpen aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          >
            {texts.files}
          </Link>
        )}
        {!isRequestOver(state) && (
          <Button variant="ghost" onClick={() => setStopping(true)}>
            {texts.stop}
            {of}
          </Button>
        )}
      </div>
      {isStopping && (
        <Question
          title={stopping.title}
          says={stopping.says}
          texts={stopping}
          act={stopping.act}
          isDangerous
          run={() => change({ userId, requestId, version, move: 'stop' })}
          onClose={() => setStopping(false)}
        />
      )}
    </article>
  );
}
