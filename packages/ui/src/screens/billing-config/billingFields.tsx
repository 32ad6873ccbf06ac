import { billingEndpoints, useRead } from '@rpm/api-client';
import { billerRoles, isNpi, type KnownBillingSettings, periodRules } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { PeriodPicture } from './PeriodPicture.tsx';
import type { BillingFields } from './useBillingForm.ts';

const texts = billingConfigWords;
/** A select has no empty value. */
const nobody = { value: 'nobody', label: texts.nobody } as const;

interface FieldsProps {
  form: BillingFields;
  known: KnownBillingSettings;
}

/** A text of the settings. All have a hint, so that those beside each other stand on one line. */
function Text({
  form,
  known,
  name,
  hint,
  isNumber = false,
  ...more
}: FieldsProps &
  Pick<TextInputProps, 'error' | 'onBlur'> & {
    name: 'practiceName' | 'tin' | 'npi' | 'placeOfService' | 'defaultDiagnosis' | 'payer' | 'locality';
    hint: string;
    isNumber?: boolean;
  }) {
  return (
    <TextInput
      {...form.field(name)}
      readOnly={!known.mayChange}
      label={texts[name]}
      hint={hint}
      autoComplete="off"
      {...(isNumber && { inputMode: 'numeric' as const })}
      {...more}
    />
  );
}

/** Name, tax number and NPI of the practice; its check digit is told while one types, a wrong one once the field was left. */
export function PracticeFields(props: FieldsProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const npi = props.form.typed.npi.trim();
  const isRight = isNpi(npi);
  return (
    <>
      <Text {...props} name="practiceName" hint={texts.practiceHint} />
      <Text {...props} name="tin" hint={texts.tinHint} isNumber />
      <div className="flex flex-col gap-1">
        <Text
          {...props}
          name="npi"
          hint={texts.npiHint}
          isNumber
          onBlur={() => setWasLeft(true)}
          {...(wasLeft && npi !== '' && !isRight && { error: texts.errors.npiInvalid })}
        />
        {isRight && (
          <p role="status" className="flex items-center gap-1.5 text-caption text-reading-normal-fg">
            <CircleCheck aria-hidden="true" className="size-4" />
            {texts.npiRight}
          </p>
        )}
      </div>
    </>
  );
}

export const PlaceField = (props: FieldsProps) => (
  <Text {...props} name="placeOfService" hint={texts.placeHint} isNumber />
);
export const DiagnosisField = (props: FieldsProps) => (
  <Text {...props} name="defaultDiagnosis" hint={texts.diagnosisHint} />
);
export const PayerFields = (props: FieldsProps) => (
  <>
    <Text {...props} name="payer" hint={texts.payerHint} />
    <Text {...props} name="locality" hint={texts.localityHint} />
  </>
);

/** Who bills, and who supervises. */
export function ProviderFields({ form, known }: FieldsProps) {
  const providers = [nobody, ...known.providers.map(({ userId, name }) => ({ value: userId, label: name }))];
  if (!known.mayChange) {
    const shown = (name: 'billingProvider' | 'supervisingProvider') =>
      providers.find((each) => each.value === form.field(name).value) ?? nobody;
    return (
      <>
        <TextInput
          readOnly
          label={texts.billingProvider}
          hint={texts.billingHint}
          value={shown('billingProvider').label}
        />
        <TextInput
          readOnly
          label={texts.supervisingProvider}
          hint={texts.supervisingHint}
          value={shown('supervisingProvider').label}
        />
      </>
    );
  }
  const providerOf = (name: 'billingProvider' | 'supervisingProvider') => {
    const { value, onChange, error } = form.field(name);
    return {
      options: providers,
      value: value || nobody.value,
      onChange: (chosen: string) => onChange(chosen === nobody.value ? '' : chosen),
      error,
    };
  };
  return (
    <>
      <Select label={texts.billingProvider} hint={texts.billingHint} {...providerOf('billingProvider')} />
      <Select
        label={texts.supervisingProvider}
        hint={texts.supervisingHint}
        {...providerOf('supervisingProvider')}
      />
    </>
  );
}

/** How long a device period is, by the days of one patient. Without one, or when it does not come, the rules are told all the same. */
export function PeriodField({ form, known, headingLevel = 2 }: FieldsProps & { headingLevel?: 2 | 3 }) {
  const { loadable } = useRead(billingEndpoints.getPeriodExample, {});
  const place = usePlace(browserTimeZone());
  const example = loadable.state === 'ready' ? loadable.data.example : null;
  return (
    <>
      {loadable.state === 'loading' && <Coming />}
      <RadioCards
        title={texts.period}
        headingLevel={headingLevel}
        isRow="wide"
        options={periodRules.map((value) => ({
          value,
          label: texts.periods[value],
          detail: (
            <>
              {texts.periodDetails[value]}
              {example && <PeriodPicture rule={value} {...{ example, place }} />}
            </>
          ),
        }))}
        value={form.typed.periodRule}
        onChange={(value) => form.change('periodRule', value)}
        isDisabled={!known.mayChange}
      />
    </>
  );
}

/** Who may bill beside administrators. */
export const BillersField = ({ form, known, isTitled = false }: FieldsProps & { isTitled?: boolean }) => (
  <fieldset disabled={!known.mayChange} className="flex flex-col gap-1">
    <legend className={isTitled ? 'text-label' : 'sr-only'}>{texts.who}</legend>
    {billerRoles.map((role) => (
      <Checkbox
        key={role}
        label={texts.billers[role]}
        checked={form.typed.billers.includes(role)}
        onChange={({ target }) =>
          form.change(
            'billers',
            billerRoles.filter((each) =>
              each === role ? target.checked : form.typed.billers.includes(each),
            ),
          )
        }
      />
    ))}
  </fieldset>
);
