import { isSpokenSecond, limits } from '@rpm/domain';
import { timeoutWords } from '@rpm/domain/words/frame';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';

const warningSeconds = limits.idleLogoutSeconds - limits.idleWarningSeconds;

/**
 * The last warning before the log-off, over every other dialog (behaviour R9). The seconds are seen each, and said at
 * 10 and 5 only.
 *
 * @see SES-02, SES-03
 */
export function TimeoutWarning({ secondsLeft, onKeep }: { secondsLeft: number; onKeep: () => void }) {
  const [spoken, setSpoken] = useState('');
  const text = timeoutWords.left({ count: secondsLeft });
  if (isSpokenSecond(secondsLeft) && spoken !== text) setSpoken(text);
  return (
    <AlertDialog
      isOpen
      layer="session"
      mark={<Ring secondsLeft={secondsLeft} />}
      title={timeoutWords.title}
      description={
        <>
          {text}
          <span role="status" className="sr-only">
            {spoken}
          </span>
        </>
      }
      safe={{ label: timeoutWords.keep, onPress: onKeep }}
    />
  );
}

/** A ring that empties with the seconds. The sentence below says the same. */
function Ring({ secondsLeft }: { secondsLeft: number }) {
  return (
    <span className="relative grid size-28 place-items-center">
      <svg
        viewBox="0 0 120 120"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 fill-none stroke-8"
      >
        <circle cx="60" cy="60" r="52" className="stroke-surface-pressed" />
        <circle
          cx="60"
          cy="60"
          r="52"
          pathLength={warningSeconds}
          strokeDasharray={`${secondsLeft} ${warningSeconds}`}
          transform="rotate(-90 60 60)"
          className="stroke-brand-solid forced-colors:stroke-[Highlight]"
        />
      </svg>
      <b className="text-number">{secondsLeft}</b>
    </span>
  );
}
