import { type BillingForm, billerRoles, billingForm, type KnownBillingSettings } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { Card } from '../../components/Card/Card.tsx';
import { settingLabels } from './settingLabels.ts';

const texts = billingConfigWords;
const { settings } = billMonthWords;

type Field = Exclude<keyof BillingForm, 'stepsDone'>;
const fields: readonly Field[] = [
  ...(['practiceName', 'tin', 'npi', 'placeOfService', 'billingProvider', 'supervisingProvider'] as const),
  ...(['defaultDiagnosis', 'payer', 'locality', 'periodRule', 'closingDays', 'digest', 'billers'] as const),
];

/** What follows from a change of a field; of the others, that the next bill has it. */
const effects: Partial<Record<Field, string>> = {
  periodRule: texts.doesPeriod,
  billers: texts.doesWho,
  payer: texts.doesRates,
  locality: texts.doesRates,
  closingDays: settings.doesClosing,
  digest: settings.doesDigest,
};

/** What is typed and not saved, with what it does. @see SCR-04 */
export function WhatChanges({ known, typed }: { known: KnownBillingSettings; typed: BillingForm }) {
  const before = billingForm(known.settings);
  const shown = (form: BillingForm, field: Field): string => {
    if (field === 'periodRule') return texts.periods[form.periodRule];
    if (field === 'digest') return form.digest ? settings.on : settings.off;
    if (field === 'billers')
      return billerRoles
        .filter((role) => form.billers.includes(role))
        .map((role) => texts.billers[role])
        .join(', ');
    if (field === 'billingProvider' || field === 'supervisingProvider')
      return known.providers.find(({ userId }) => userId === form[field])?.name ?? texts.nobody;
    return form[field].trim();
  };
  const changes = fields
    .map((field) => ({ field, was: shown(before, field), is: shown(typed, field) }))
    .filter(({ was, is }) => was !== is);
  if (changes.length === 0) return null;
  return (
    <Card title={texts.does}>
      <p className="pb-2 text-fg-muted">{texts.doesCount({ count: changes.length })}</p>
      <ul className="flex flex-col">
        {changes.map(({ field, was, is }) => (
          <li key={field} className="flex flex-col border-line border-t py-2.5">
            <strong>{settingLabels[field]}</strong>
            <span className="wrap-anywhere">
              {texts.doesFrom({ before: was || texts.empty, after: is || texts.empty })}
            </span>
            <span className="text-fg-muted">{effects[field] ?? texts.doesNext}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
