import { useServerNow } from '@rpm/api-client';
import { isRequestOver, localDay, patientRecordPath, type RequestWork } from '@rpm/domain';
import { recordRequestWords, requestWorkWords as texts } from '@rpm/domain/words/recordRequest';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { QuietPill } from '../../parts/marks/QuietPill.tsx';
import { Facts } from '../../parts/person/Facts.tsx';
import { dayText } from '../../parts/person/personTexts.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { RequestMoves } from './RequestMoves.tsx';

/** A request as work: whom to ask for what, by whose permission, and what can be done. @see RTE-07 */
export function RequestWorkEntry({ request }: { request: RequestWork }) {
  const headingId = useId();
  const shown = useShownTime(browserTimeZone());
  const onBad = useOnBad();
  const today = localDay(useServerNow(), browserTimeZone());
  const { patient, reference, state, owner, due, holders, since, until, kinds, note, history } = request;
  const isOver = isRequestOver(state);
  const isLate = !isOver && due < today;
  const isAllowed = request.allowedUntil >= today;
  const day = (text: string) => dayText(text, onBad);
  const said = texts.states[state];
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="wrap-anywhere min-w-0 text-h3">
          <Link to={patientRecordPath(patient.userId)}>
            <bdi>{patient.name}</bdi>
          </Link>{' '}
          <span className="numeric text-fg-muted" lang="zxx">
            {reference}
          </span>
        </h2>
        <QuietPill>
          <bdi>{owner ? texts.owner({ state: said, name: owner.name }) : said}</bdi>
        </QuietPill>
      </div>
      {!isOver && (
        <p
          className={
            isLate
              ? 'flex items-center gap-2 font-semibold text-feedback-warning-fg'
              : 'text-caption text-fg-muted'
          }
        >
          {isLate && <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {(isLate ? texts.overdue : texts.due)({ date: day(due) })}
        </p>
      )}
      <Facts
        facts={[
          [
            texts.holders,
            <span key="holders" dir="auto" className="flex flex-col">
              {holders.map((holder) => (
                <span key={`${holder.name} ${holder.city}`}>
                  {[holder.name, holder.city, holder.phone].filter(Boolean).join(' · ')}
                </span>
              ))}
            </span>,
          ],
          [texts.span, texts.fromTo({ since: day(since), until: day(until) })],
          [texts.kinds, kinds.map((kind) => recordRequestWords.kinds[kind]).join(', ')],
          [
            texts.permission,
            isAllowed
              ? texts.signed({
                  name: request.signedAs,
                  date: shown(request.asked, 'date'),
                  until: day(request.allowedUntil),
                })
              : texts.ended({ date: day(request.allowedUntil) }),
          ],
          ...(note === null
            ? []
            : ([
                [
                  texts.note,
                  <span key="note" dir="auto" className="whitespace-pre-wrap">
                    {note}
                  </span>,
                ],
              ] as const)),
        ]}
      />
      <ol
        aria-label={texts.history}
        className="flex flex-col gap-1 border-line border-s-2 ps-3 text-caption text-fg-muted"
      >
        {history.map(({ move, time, by }) => (
          <li key={`${move} ${time}`} className="wrap-anywhere">
            <bdi>{texts.events[move]({ name: by ?? '', time: shown(time, 'datetime') })}</bdi>
          </li>
        ))}
      </ol>
      {!isOver && <RequestMoves request={request} isAllowed={isAllowed} />}
    </article>
  );
}
