import { type Credential, credentialState } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { Circle, CircleAlert, Diamond } from 'lucide-react';
import { Card } from '../../components/Card/Card.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { credentialName } from '../../parts/credentials/credentialText.ts';
import { dayText } from '../../parts/person/personTexts.ts';

const texts = credentialWords.next;
/** More than these are in the table. */
const shownDays = 5;

interface WhatEndsNextProps {
  credentials: readonly Credential[];
  today: string;
}

/** The last days of what one keeps, the first of them first. @see SCR-09 */
export function WhatEndsNext({ credentials, today }: WhatEndsNextProps) {
  const onBad = useOnBad();
  const ending = credentials
    .filter(({ review, isRenewed }) => review !== 'refused' && !isRenewed)
    .flatMap((each) => (each.expires === null ? [] : [{ ...each, expires: each.expires }]))
    .sort((a, b) => (a.expires < b.expires ? -1 : 1));
  const days = [...new Set(ending.map(({ expires }) => expires))].slice(0, shownDays);
  return (
    <Card title={texts.title}>
      {days.length === 0 ? (
        <p className="text-fg-muted">{texts.none}</p>
      ) : (
        <ol aria-label={texts.title} className="flex flex-col">
          {days.map((day) => {
            const all = ending.filter(({ expires }) => expires === day);
            const states = all.map((each) => credentialState(each, today));
            const isOver = day < today;
            return (
              <li
                key={day}
                className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-[0.5625rem] not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
              >
                <DayMark isOver={isOver} isSoon={states.includes('expiresSoon')} />
                <div className="wrap-anywhere min-w-0">
                  <p className="font-semibold">{dayText(day, onBad)}</p>
                  {all.map((each) => (
                    <p key={each.credentialId} className="text-caption text-fg-muted">
                      {isOver ? texts.ended({ credential: credentialName(each) }) : credentialName(each)}
                    </p>
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

function DayMark({ isOver, isSoon }: { isOver: boolean; isSoon: boolean }) {
  const Icon = isOver ? CircleAlert : isSoon ? Diamond : Circle;
  const color = isOver
    ? 'text-feedback-danger-icon'
    : isSoon
      ? 'text-feedback-warning-icon'
      : 'text-fg-muted';
  return (
    <Icon aria-hidden="true" strokeWidth={2} className={`mt-0.5 size-5 flex-none bg-surface ${color}`} />
  );
}
