import { useSecurity } from '@rpm/api-client';
import { securityWords } from '@rpm/domain/words/security';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { waysOf } from './confirmation.ts';

interface ConfirmFirstProps {
  onCancel: () => void;
  /** For some minutes the session may do what was refused. */
  onConfirmed: () => void;
}

/** Stands in place of what a call refused with `confirmFirst`, until its owner has confirmed. @see ADR 20 */
export function ConfirmFirst(props: ConfirmFirstProps) {
  const { loadable } = useSecurity();
  return (
    <Loaded
      loadable={loadable}
      says={securityWords.loading}
      headingLevel={3}
      skeleton={<Skeleton shape="control" />}
    >
      {(security) => <ConfirmIdentity ways={waysOf(security)} {...props} />}
    </Loaded>
  );
}
