import { rangeWords } from '@rpm/domain/words/range';
import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';

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
      title={rangeWords.timeIsUp}
      description={rangeWords.timeIsUpQuestion}
      safe={{ label: rangeWords.no, onPress: () => setAnswered(true) }}
      act={{ label: rangeWords.yes, onPress: onYes }}
    />
  );
}
