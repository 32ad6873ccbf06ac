import type { Address, AddressFault, FieldErrors } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { addressFaults } from '../../parts/orders/addressFaults.ts';

const address = addressWords;

export interface AddressFormProps {
  value: Address;
  /** Only what is to be shown. */
  errors: FieldErrors<Address, AddressFault>;
  isLocked: boolean;
  onChange: (value: Address) => void;
  /** The user has left a field: from now on it is judged while it is typed. */
  onLeave: (field: keyof Address) => void;
}

const fields = [
  { name: 'street', width: 'col-span-6', hint: address.streetHint },
  { name: 'city', width: 'col-span-3 max-xs:col-span-6' },
  { name: 'state', width: 'col-span-3 max-xs:col-span-6' },
  { name: 'zipCode', width: 'col-span-6', hint: address.zipHint },
] as const;

/** A new address for one order. The browser offers none: it would offer those of the member of staff. @see REV-03, ADR-01 to ADR-05 */
export function AddressForm({ value, errors, isLocked, onChange, onLeave }: AddressFormProps) {
  const errorOf = (field: keyof Address) => {
    const fault = errors[field];
    return fault && addressFaults[fault];
  };
  return (
    <div className="mt-3.5 grid grid-cols-6 items-start gap-3">
      {fields.map((field) => (
        <div key={field.name} className={field.width}>
          <TextInput
            label={address[field.name]}
            hint={'hint' in field ? field.hint : undefined}
            name={field.name}
            value={value[field.name]}
            error={errorOf(field.name)}
            inputMode={field.name === 'zipCode' ? 'numeric' : 'text'}
            dir="auto"
            autoComplete="off"
            readOnly={isLocked}
            isRequired
            onChange={(event) => onChange({ ...value, [field.name]: event.target.value })}
            onBlur={() => onLeave(field.name)}
          />
        </div>
      ))}
    </div>
  );
}
