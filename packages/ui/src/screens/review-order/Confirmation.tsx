import type { ChosenDevice } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { orderWords } from '@rpm/domain/words/order';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLazyPart } from '../../hooks/useLazyPart.ts';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import type { LetterProps } from './Letter.tsx';

const { review } = orderWords;
const app = appWords;
const part = lazyPart(() => import('./OrderConfirmation.tsx'));

/** Fetches the confirmation before it is needed. */
export const warmConfirmation = () => void part.load().catch(() => {});

export interface ConfirmationProps {
  text: string;
  devices: readonly ChosenDevice[];
  orderIds: readonly (string | null)[];
  letter: LetterProps;
}

/** The dialog that says that the order is placed; if its code does not come, a line that says so. @see REV-06 */
export function Confirmation(props: ConfirmationProps) {
  const navigate = useNavigate();
  const { part: module, hasFailed, load } = useLazyPart(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when there is something to confirm
  useEffect(load, []);
  const Dialog = module?.OrderConfirmation;
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
              {app.goToDashboard}
            </Link>
          </>
        }
      >
        {props.text}
      </Banner>
    </div>
  );
}
