import { type EnrollmentForm, genderKind, genders, languages } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';
import { genderWords } from '@rpm/domain/words/dashboard';
import { enrollWords } from '@rpm/domain/words/enroll';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput.tsx';
import type { useEnrollment } from './useEnrollment.ts';

const texts = enrollWords;

type TextField = Exclude<keyof EnrollmentForm, 'hasConsent'>;
type Form = ReturnType<typeof useEnrollment>['form'];

/** One text of the form. What a password manager would fill in is of the user, not of the patient: it keeps away. */
function Text({
  form,
  name,
  ...input
}: { form: Form; name: TextField } & Omit<TextInputProps, 'form' | 'name'>) {
  return <TextInput autoComplete="off" {...input} {...form.field(name)} />;
}

/** One choice of the form. */
function Choice({
  form,
  name,
  ...select
}: {
  form: Form;
  name: TextField;
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  isRequired?: boolean;
  options: readonly { value: string; label: string }[];
}) {
  const { value, onChange, error } = form.field(name);
  return <Select {...select} value={value || undefined} onChange={onChange} error={error} />;
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={hint ? 'text-h3' : 'mb-2 text-h3'}>{title}</legend>
      {hint && <p className="mb-2 text-caption text-fg-muted">{hint}</p>}
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </fieldset>
  );
}

const genderOptions = genders.map((value) => ({ value, label: genderWords[genderKind(value)] }));
const languageOptions = Object.entries(languages).map(([value, label]) => ({ value, label }));

export interface EnrollFieldsProps {
  form: Form;
  /** The latest day that can be picked, `YYYY-MM-DD`. */
  today: string;
  /** Who can be responsible. */
  providers: readonly { value: string; label: string }[];
  /** What stands at the choice of the provider while there is none: that they load, that there is none. */
  providerHint?: string | undefined;
}

/** The fields of the enrollment: who it is, where to send things, whom to call, who looks after them. */
export function EnrollFields({ form, today, providers, providerHint }: EnrollFieldsProps) {
  const consent = form.field('hasConsent');
  const dates = { type: 'date', min: '1900-01-01', max: today } as const;
  return (
    <div className="flex flex-col gap-6">
      <Group title={texts.person}>
        <Text form={form} name="firstName" label={texts.firstName} dir="auto" isRequired />
        <Text form={form} name="middleName" label={texts.middleName} dir="auto" />
        <Text form={form} name="lastName" label={texts.lastName} dir="auto" isRequired />
        <Text form={form} name="dob" label={texts.dob} {...dates} isRequired />
        <Choice
          form={form}
          name="gender"
          label={texts.gender}
          options={genderOptions}
          placeholder={genderWords.none}
        />
        <Choice form={form} name="language" label={texts.language} options={languageOptions} isRequired />
        <Text
          form={form}
          name="username"
          label={texts.username}
          hint={texts.usernameHint}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
        <Text form={form} name="phone" label={texts.phone} hint={texts.phoneHint} type="tel" />
      </Group>
      <Group title={texts.address} hint={texts.addressHint}>
        <Text form={form} name="street" label={addressWords.street} dir="auto" />
        <Text form={form} name="city" label={addressWords.city} dir="auto" />
        <Text form={form} name="state" label={addressWords.state} dir="auto" />
        <Text form={form} name="zipCode" label={addressWords.zipCode} />
      </Group>
      <Group title={texts.contact} hint={texts.contactHint}>
        <Text form={form} name="contactName" label={texts.contactName} dir="auto" />
        <Text form={form} name="contactPhone" label={texts.contactPhone} type="tel" />
        <Text form={form} name="contactRelation" label={texts.contactRelation} dir="auto" />
      </Group>
      <Group title={texts.care}>
        <Choice
          form={form}
          name="dUserId"
          label={texts.provider}
          hint={providerHint}
          options={providers}
          placeholder={texts.providerPlaceholder}
          isRequired
        />
        <Text form={form} name="consentDate" label={texts.consentDate} {...dates} isRequired />
        <div className="lg:pt-6">
          <Checkbox
            label={texts.consent}
            name={consent.name}
            checked={consent.value}
            onChange={({ target }) => consent.onChange(target.checked)}
            error={consent.error}
            isRequired
          />
        </div>
      </Group>
    </div>
  );
}
