import { rangeMessages } from '@rpm/domain';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.ts';

interface TimeIsUpProps {
  isUp: boolean;
  onYes: () => void;
}

/**
 * The question when the time is up. 'Yes' sets the times anew and submits nothing; 'No' keeps everything
 * (behaviour R10). In place of the browser's `confirm`, which would stop the session's own clock (R9).
 *
 * @see RNG-07
 */
export function TimeIsUp({ isUp, onYes }: TimeIsUpProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (!isUp && isAnswered) setAnswered(false);
  return (
    <AlertDialog
      isOpen={isUp && !isAnswered}
      title={rangeMessages.timeIsUp}
      description={rangeMessages.timeIsUpQuestion}
      safe={{ label: rangeMessages.no, onPress: () => setAnswered(true) }}
      act={{ label: rangeMessages.yes, onPress: onYes }}
    />
  );
}
