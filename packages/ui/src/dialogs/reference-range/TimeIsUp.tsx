import { type RangeForm, rangeMessages } from '@rpm/domain';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';

interface TimeIsUpProps {
  isUp: boolean;
  /** The times of the form, to be said after 'Yes' has set them. */
  times: Pick<RangeForm, 'start' | 'end' | 'isStartByForm'>;
  onYes: () => void;
}

/** '2026-11-21T09:05' in words. */
const inWords = (local: string) => local.replace('T', ', ');

/**
 * The question when the time is up. 'Yes' sets the times anew and submits nothing; 'No' keeps everything
 * (behaviour R10). In place of the browser's `confirm`, which would stop the session's own clock (R9).
 *
 * @see RNG-07
 */
export function TimeIsUp({ isUp, times, onYes }: TimeIsUpProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (!isUp && isAnswered) setAnswered(false);
  return (
    <>
      <AlertDialog
        isOpen={isUp && !isAnswered}
        title={rangeMessages.timeIsUp}
        description={rangeMessages.timeIsUpQuestion}
        safe={{ label: rangeMessages.no, onPress: () => setAnswered(true) }}
        act={{ label: rangeMessages.yes, onPress: onYes }}
      />
      <p role="status" className="sr-only">
        {times.isStartByForm && rangeMessages.timesSet(inWords(times.start), inWords(times.end))}
      </p>
    </>
  );
}
