import { handsOutDevice, type StaffAction, staffAction } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { useContext, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { DispatchSerial } from './DispatchSerial.tsx';
import type { OrderLine } from './orderLines.ts';
import { RowActionsContext } from './RowActions.ts';
import { useDispatchSerial } from './useDispatchSerial.ts';
import { useOrderTask } from './useOrderTask.ts';

const variants = { Processing: 'primary', PickedUp: 'soft', Shipped: 'soft' } as const;

function lookOf(action: Exclude<StaffAction, { kind: 'none' }>): ButtonProps['variant'] {
  if (action.kind === 'inert') return 'inert';
  if (action.kind === 'inform') return 'secondary';
  return variants[action.to];
}

/**
 * The one thing that staff can do with an order now.
 *
 * @see STS-02 to STS-07
 */
export function OrderAction({ line, size }: { line: OrderLine; size: 'sm' | 'lg' }) {
  const id = useId();
  const actions = useRowActions();
  const { orderId, status, modeOfDelivery } = line.order;
  const { run, isBusy, problem } = useOrderTask(orderId ?? '', actions.changeStatus);
  const action = staffAction(status, modeOfDelivery);
  const serial = useDispatchSerial();
  const button = useRef<HTMLButtonElement>(null);
  if (!orderId) return loadWords.unknown;
  if (action.kind === 'none') {
    return action.because === 'deliveryModeMissing'
      ? clinicOrderWords.deliveryModeMissing
      : loadWords.unknown;
  }
  const handsOut = action.kind === 'advance' && handsOutDevice(action.to);
  const press = () => {
    if (action.kind !== 'advance') return actions.onTell(clinicOrderWords[action.says]);
    const typed = handsOut ? serial.read() : {};
    if (!typed) return;
    // The field for the serial number goes; what can be done next with the order stands here.
    button.current?.focus();
    void run({ status: action.to, ...typed });
  };
  const cannot = actions.isOffline && action.kind === 'advance' ? taskWords.offline : null;
  return (
    <div className="flex flex-col gap-1">
      <Button
        ref={button}
        variant={lookOf(action)}
        size={size}
        wide
        busy={isBusy ? clinicOrderWords.busy : undefined}
        isDisabled={cannot !== null}
        aria-describedby={cannot || problem ? id : undefined}
        onClick={press}
      >
        {clinicOrderWords.actions[action.kind === 'advance' ? action.to : action.says]}
        <span className="sr-only"> {line.view.orderId}</span>
      </Button>
      {handsOut && <DispatchSerial {...serial} orderId={orderId} isDisabled={isBusy} onEnter={press} />}
      {(cannot || problem) && (
        <p id={id} role={problem ? 'alert' : undefined} className="text-caption text-feedback-danger-fg">
          {problem ?? cannot}
        </p>
      )}
    </div>
  );
}

function useRowActions() {
  const actions = useContext(RowActionsContext);
  if (!actions) throw new Error('OrderAction needs a RowActionsContext above it.');
  return actions;
}
