import { genderKind, genders, type PatientInfo } from '@rpm/domain';
import { correctionWords as texts } from '@rpm/domain/words/correction';
import { genderWords } from '@rpm/domain/words/dashboard';
import { enrollWords } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextInput, type TextInputProps } from '../../components/TextInput/TextInput.tsx';
import { timeZoneOptions } from '../../parts/person/timeZoneOptions.ts';
import type { useProviders } from '../../parts/person/useProviders.ts';
import type { useCorrection } from './useCorrection.ts';

interface EditFieldsProps {
  correction: ReturnType<typeof useCorrection>;
  patient: PatientInfo;
  providers: ReturnType<typeof useProviders>;
}

type Option = { value: string; label: string };
/** What is on file stays a choice, also where it would not be offered. */
const withKept = (options: readonly Option[], kept: Option | null): readonly Option[] =>
  !kept || options.some(({ value }) => value === kept.value) ? options : [...options, kept];

/** The fields of a patient's details that a clinic may correct. */
export function EditFields({
  correction: { form, today, isOtherAddress, moveDays },
  patient,
  providers,
}: EditFieldsProps) {
  const text = (name: Parameters<typeof form.field>[0], input: Omit<TextInputProps, 'form' | 'name'>) => (
    <TextInput autoComplete="off" {...input} {...form.field(name)} />
  );
  const dates = { type: 'date', min: '1900-01-01', max: today } as const;
  const gender = form.field('gender');
  const responsible = form.field('dUserId');
  const keptGender = patient.gender
    ? { value: patient.gender, label: genderWords[genderKind(patient.gender)] }
    : null;
  const zones = useMemo(() => timeZoneOptions(patient.timeZone), [patient.timeZone]);
  const keptProvider = patient.provider
    ? { value: patient.provider.userId, label: patient.provider.name || loadWords.unknown }
    : null;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {text('firstName', { label: enrollWords.firstName, dir: 'auto', isRequired: true })}
        {text('middleName', { label: enrollWords.middleName, dir: 'auto' })}
        {text('lastName', { label: enrollWords.lastName, dir: 'auto', isRequired: true })}
        {text('dob', { label: enrollWords.dob, ...dates })}
        <Select
          label={enrollWords.gender}
          options={withKept(
            genders.map((value) => ({ value, label: genderWords[genderKind(value)] })),
            keptGender,
          )}
          placeholder={genderWords.none}
          value={gender.value || undefined}
          onChange={gender.onChange}
          error={gender.error}
        />
        {text('phone', { label: enrollWords.phone, hint: enrollWords.phoneHint, type: 'tel' })}
        {text('username', {
          label: enrollWords.username,
          hint: texts.emailHint,
          type: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          isRequired: true,
        })}
        <Select
          label={enrollWords.provider}
          hint={providers.hint}
          options={withKept(providers.providers, keptProvider)}
          placeholder={enrollWords.providerPlaceholder}
          value={responsible.value || undefined}
          onChange={responsible.onChange}
          error={responsible.error}
        />
        {text('consentDate', { label: enrollWords.consentDate, ...dates })}
        <Select
          label={texts.timeZone}
          hint={texts.timeZoneHint}
          options={zones}
          {...form.field('timeZone')}
        />
        {moveDays &&
          text('movedOn', {
            label: texts.movedOn,
            hint: texts.movedOnHint,
            isRequired: true,
            type: 'date',
            min: moveDays.first,
            max: moveDays.last,
          })}
      </div>
      {isOtherAddress && (
        <Banner kind="warning" announce="status">
          {texts.emailEnds}
        </Banner>
      )}
    </div>
  );
}
