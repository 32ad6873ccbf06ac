import { patientListWords } from '@rpm/domain/words/patientList';
import { FunnelX, UsersRound } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

const text = patientListWords;

/**
 * Nobody is there, or nobody matches.
 *
 * @param onClear left out when there is nothing to clear
 */
export function PatientsEmpty({ onClear }: { onClear?: (() => void) | undefined }) {
  return (
    <EmptyState
      headingLevel={2}
      icon={<UsersRound strokeWidth={1.5} />}
      title={onClear ? text.noMatch : text.empty}
      reason={onClear ? text.noMatchReason : text.emptyReason}
      action={
        onClear && (
          <Button
            icon={<FunnelX aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={onClear}
          >
            {text.clear}
          </Button>
        )
      }
    />
  );
}
