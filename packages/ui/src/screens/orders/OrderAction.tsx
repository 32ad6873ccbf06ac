import { messages, type OrderStatus, type StaffAction, staffAction } from '@rpm/domain';
import { useId } from 'react';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import type { OrderLine } from './orderColumns.tsx';

/** What an action needs of the screen. */
export interface OrderActionProps {
  line: OrderLine;
  size: 'sm' | 'lg';
  isBusy: boolean;
  isOffline: boolean;
  /** Why the last attempt changed nothing. */
  problem: string | null;
  onAdvance: (orderId: string, to: OrderStatus) => void;
  onTell: (text: string) => void;
}

const variants = { Processing: 'primary', PickedUp: 'soft', Shipped: 'soft' } as const;

function lookOf(action: Exclude<StaffAction, { kind: 'none' }>): ButtonProps['variant'] {
  if (action.kind === 'inert') return 'inert';
  if (action.kind === 'inform') return 'secondary';
  return action.to in variants ? variants[action.to as keyof typeof variants] : 'secondary';
}

/**
 * The one thing that staff can do with an order now.
 *
 * @see STS-02 to STS-07
 */
export function OrderAction({ line, size, isBusy, isOffline, problem, onAdvance, onTell }: OrderActionProps) {
  const id = useId();
  const { orderId, status, modeOfDelivery } = line.order;
  const action = staffAction(status, modeOfDelivery);
  if (!orderId) return messages.load.unknown;
  if (action.kind === 'none') {
    return action.because === 'deliveryModeMissing'
      ? messages.orders.deliveryModeMissing
      : messages.load.unknown;
  }
  const press = () => {
    if (action.kind === 'advance') onAdvance(orderId, action.to);
    else onTell(action.kind === 'inform' ? messages.orders.deviceReady : messages.orders[action.says]);
  };
  const cannot = isOffline && action.kind === 'advance' ? messages.orders.offlineAction : null;
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant={lookOf(action)}
        size={size}
        wide
        busy={isBusy ? messages.orders.busy : undefined}
        isDisabled={cannot !== null}
        aria-describedby={cannot || problem ? id : undefined}
        aria-label={`${action.label}, ${line.view.orderId}`}
        onClick={press}
      >
        {action.label}
      </Button>
      {(cannot || problem) && (
        <p id={id} role={problem ? 'alert' : undefined} className="text-caption text-feedback-danger-fg">
          {problem ?? cannot}
        </p>
      )}
    </div>
  );
}
