import {
  type Address,
  type AddressFault,
  addressChoice,
  addressErrors,
  type Delivery,
  type DeliveryMode,
  deliveryModes,
  type FieldErrors,
} from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { Store, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { AddressForm } from './AddressForm.tsx';

const { review } = orderWords;

export interface DeliveryCardProps {
  delivery: Delivery;
  /** The address in the patient's record, if there is one. */
  saved: Address | null;
  /** The user has pressed Confirm: every wrong field shows its message. */
  isTried: boolean;
  isLocked: boolean;
  onChange: (delivery: Delivery) => void;
  /** The foot, with Confirm Order. */
  children: ReactNode;
}

/** '48 Placeholder Lane, Exampleton, OH 43999' */
const addressLine = ({ street, city, state, zipCode }: Address) => `${street}, ${city}, ${state} ${zipCode}`;

const icons: Record<DeliveryMode, ReactNode> = {
  Pickup: <Store strokeWidth={1.75} />,
  Mail: <Truck strokeWidth={1.75} />,
};
const section = 'border-line border-b px-5 py-4';

/** How the devices reach the patient, and for Mail to which address. @see REV-02, REV-03 */
export function DeliveryCard(props: DeliveryCardProps) {
  const { delivery, saved, isTried, isLocked, onChange, children } = props;
  const [left, setLeft] = useState<ReadonlySet<keyof Address>>(new Set());
  const choice = addressChoice(delivery, saved);
  const wrong = addressErrors(choice);
  const shown: FieldErrors<Address, AddressFault> = isTried
    ? wrong
    : Object.fromEntries(
        // What is too long is said at once: nothing of it is cut.
        Object.entries(wrong).filter(
          ([field, fault]) => left.has(field as keyof Address) || fault === 'addressTooLong',
        ),
      );
  return (
    <aside
      aria-label={review.deliveryRegion}
      className="@min-[64rem]/page:sticky @min-[64rem]/page:top-[calc(var(--rpm-header)+1rem)] rounded-lg border border-line bg-surface forced-colors:border-[CanvasText]"
    >
      <div className={section}>
        <RadioCards
          title={review.delivery}
          isRow
          options={deliveryModes.map((mode) => ({
            value: mode,
            label: deliveryModeWords[mode],
            icon: icons[mode],
          }))}
          value={delivery.mode}
          isDisabled={isLocked}
          onChange={(mode) => onChange({ ...delivery, mode })}
        />
      </div>
      {delivery.mode === 'Mail' && (
        <div className={section}>
          {saved ? (
            <RadioCards
              title={review.shipping}
              headingLevel={3}
              options={[
                { value: 'saved', label: review.savedAddress, detail: <bdi>{addressLine(saved)}</bdi> },
                { value: 'new', label: review.newAddress, detail: review.newAddressHint },
              ]}
              value={choice.kind}
              isDisabled={isLocked}
              onChange={(source) => onChange({ ...delivery, source })}
            />
          ) : (
            <h3 className="text-h3">{review.shipping}</h3>
          )}
          {choice.kind === 'new' && (
            <AddressForm
              value={delivery.typed}
              errors={shown}
              isLocked={isLocked}
              onChange={(typed) => onChange({ ...delivery, typed })}
              onLeave={(field) => setLeft(new Set([...left, field]))}
            />
          )}
        </div>
      )}
      {children}
    </aside>
  );
}
