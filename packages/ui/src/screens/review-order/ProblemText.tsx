import { orderWords } from '@rpm/domain/words/order';
import { Link } from '../../components/Link/Link.tsx';
import type { PlacingProblem } from './usePlacing.ts';

const { review } = orderWords;

export interface ProblemTextProps {
  problem: PlacingProblem;
  /** The devices that are gone, when that is the reason. */
  gone: readonly { deviceId: string; name: string | null }[];
}

/** Why an order was not placed, and where to look when nobody knows. @see REV-08 */
export function ProblemText({ problem, gone }: ProblemTextProps) {
  const { kind, text } = problem;
  if (kind === 'notFound' && gone.length > 0) {
    return review.deviceGone({ names: gone.map(({ deviceId, name }) => name ?? deviceId).join(', ') });
  }
  if (kind !== 'placedBefore') return text;
  return (
    <>
      {text}{' '}
      <Link to="/orders" look="inline">
        {review.deviceOrders}
      </Link>
    </>
  );
}
