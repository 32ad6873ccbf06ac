import { type ChosenDevice, isVitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { Check, Package, Printer } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Letter, type LetterProps } from './Letter.tsx';

const { review } = orderWords;

export interface OrderConfirmationProps {
  /** '2 devices for Juniper Mockford will be sent by Mail. …' */
  text: string;
  devices: readonly ChosenDevice[];
  /** The number of each order, in the order of the devices; missing where the answer did not say it. */
  orderIds: readonly (string | null)[];
  letter: LetterProps;
  onDashboard: () => void;
  onAddDevice: () => void;
}

/** What was ordered, and the four ways on; closing goes to the dashboard. @see REV-06, LET-01 */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { text, devices, orderIds, letter, onDashboard, onAddDevice } = props;
  const main = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Dialog
        isOpen
        onClose={onDashboard}
        title={review.confirmedTitle}
        description={text}
        width="medium"
        closesOutside={false}
        initialFocus={main}
        mark={
          <span className="grid size-11 place-items-center rounded-full bg-reading-normal-solid text-reading-normal-on-solid forced-colors:border">
            <Check aria-hidden="true" strokeWidth={2.5} className="size-6.5" />
          </span>
        }
        aside={
          devices.length > 0 && (
            <Button
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            >
              {review.print}
            </Button>
          )
        }
        actions={
          <>
            <Button onClick={onAddDevice}>{review.addDevice}</Button>
            <Button ref={main} variant="primary" onClick={onDashboard}>
              {review.toDashboard}
            </Button>
          </>
        }
      >
        <ul className="rounded-md border border-line forced-colors:border-[CanvasText]">
          {devices.map((device, at) => (
            <li
              key={device.deviceId}
              className="flex flex-wrap items-center gap-3 border-line-subtle not-first:border-t py-2 pr-3 pl-2"
            >
              <span className="grid aspect-square w-14 flex-none place-items-center rounded-md bg-surface-sunken p-1">
                {isVitalKind(device.mrSubType) ? (
                  <DeviceDrawing kind={device.mrSubType} />
                ) : (
                  <Package aria-hidden="true" strokeWidth={1.25} className="size-3/5 text-fg-muted" />
                )}
              </span>
              <span className="min-w-0 grow">
                <b className="wrap-anywhere block font-semibold">
                  <bdi>{device.deviceName || loadWords.unknown}</bdi>
                </b>
                <span className="wrap-anywhere text-fg-muted">
                  <bdi>{device.deviceModel || loadWords.unknown}</bdi>
                  {orderIds[at] && `, ${review.orderNumber({ orderId: orderIds[at] })}`}
                </span>
              </span>
              <StatusBadge status="Submitted" />
            </li>
          ))}
        </ul>
      </Dialog>
      {devices.length > 0 && <Letter {...letter} />}
    </>
  );
}
