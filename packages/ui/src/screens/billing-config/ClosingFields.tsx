import type { KnownBillingSettings } from '@rpm/domain';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import type { BillingFields } from './useBillingForm.ts';

const { settings: texts } = billMonthWords;

interface ClosingFieldsProps {
  form: BillingFields;
  known: KnownBillingSettings;
}

/** On which day the clinic closes a month, and whether who bills gets the forecast by mail. @see SCR-04 */
export function ClosingFields({ form, known }: ClosingFieldsProps) {
  return (
    <>
      <TextInput
        {...form.field('closingDays')}
        readOnly={!known.mayChange}
        label={texts.closingDays}
        hint={texts.closingHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox
        label={texts.digest}
        hint={texts.digestHint}
        checked={form.typed.digest}
        disabled={!known.mayChange}
        onChange={({ target }) => form.change('digest', target.checked)}
      />
    </>
  );
}

/** The same as a card of the settings. */
export function ClosingCard(props: ClosingFieldsProps) {
  return (
    <Card title={texts.title}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ClosingFields {...props} />
      </div>
    </Card>
  );
}
