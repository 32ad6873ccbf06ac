import { patientListWords } from '@rpm/domain/words/patientList';
import { FunnelX, UsersRound } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

const text = patientListWords;

/**
 * Nobody is there, or nobody matches.
 *
 * @param onClear left out when there is nothing to clear
 * @param isSearched something was typed, which may be misspelled
 */
export function PatientsEmpty({
  onClear,
  isSearched = false,
}: {
  onClear?: (() => void) | undefined;
  isSearched?: boolean;
}) {
  const reason = isSearched ? text.noMatchReason : text.noneInFilter;
  return (
    <EmptyState
      headingLevel={2}
      icon={<UsersRound strokeWidth={1.5} />}
      title={onClear ? text.noMatch : text.empty}
      reason={onClear ? reason : text.emptyReason}
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
