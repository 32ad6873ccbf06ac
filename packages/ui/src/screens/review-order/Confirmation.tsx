import type { ChosenDevice } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import type { LetterProps } from './Letter.tsx';

const { review } = orderWords;
const confirmation = lazily(() =>
  import('./OrderConfirmation.tsx').then(({ OrderConfirmation }) => OrderConfirmation),
);

/** Fetches the confirmation before it is needed. */
export const warmConfirmation = confirmation.warm;

export interface ConfirmationProps {
  text: string;
  devices: readonly ChosenDevice[];
  orderIds: readonly (string | null)[];
  letter: LetterProps;
}

/** The dialog that says that the order is placed; if its code does not come, a line that says so. @see REV-06 */
export function Confirmation(props: ConfirmationProps) {
  const navigate = useNavigate();
  const { part: Dialog, hasFailed } = useLazy(confirmation, { isNeeded: true });
  if (Dialog) {
    return (
      <Dialog
        {...props}
        onDashboard={() => navigate('/doctor-dashboard')}
        onAddDevice={() => navigate('/rpm-device-allocation')}
      />
    );
  }
  if (!hasFailed) return null;
  return (
    <div className="mb-4">
      <Banner
        kind="success"
        announce="alert"
        action={
          <>
            <Link to="/rpm-device-allocation" look="secondary">
              {review.addDevice}
            </Link>
            <Link to="/doctor-dashboard" look="primary">
              {review.toDashboard}
            </Link>
          </>
        }
      >
        {props.text}
      </Banner>
    </div>
  );
}
