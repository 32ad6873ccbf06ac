import type { KnownBillingSettings } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import {
  BillersField,
  DiagnosisField,
  PayerFields,
  PeriodField,
  PlaceField,
  PracticeFields,
  ProviderFields,
} from './billingFields.tsx';
import { ClosingCard } from './ClosingFields.tsx';
import { OnTheBill } from './OnTheBill.tsx';
import { useBillingForm } from './useBillingForm.ts';
import { WhatChanges } from './WhatChanges.tsx';

const texts = billingConfigWords;
const inUse = lazily(() => import('./InUse.tsx').then(({ InUse }) => InUse));

/** What the clinic bills with, as a form; who may not change it reads it. @see SCR-04 */
export function BillingConfigForm({ known }: { known: KnownBillingSettings }) {
  const form = useBillingForm(known, { done: texts.saved });
  const fields = { form, known };
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-5">
      <div className="max-xl:in-order grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="in-order flex min-w-0 flex-col gap-5">
          <Card title={texts.practice}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <PracticeFields {...fields} />
              <PlaceField {...fields} />
            </div>
          </Card>
          <Card title={texts.people}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <ProviderFields {...fields} />
              <PayerFields {...fields} />
              <DiagnosisField {...fields} />
            </div>
          </Card>
          <Card>
            <PeriodField {...fields} />
          </Card>
          <ClosingCard {...fields} />
          <Card title={texts.who} note={texts.whoHint}>
            <BillersField {...fields} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <WhatChanges known={known} typed={form.typed} />
          <OnTheBill known={known} typed={form.typed} />
          <Needed lazy={inUse}>{(InUse) => <InUse known={known} />}</Needed>
        </div>
      </div>
      <Problem>{form.problem}</Problem>
      {known.mayChange && form.isDirty && (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-5 py-3">
          <span role="status" className="text-fg-muted">
            {texts.unsaved}
          </span>
          <span className="ms-auto flex gap-3">
            <Button onClick={() => form.reset()}>{texts.discard}</Button>
            <Button type="submit" variant="primary" busy={form.isBusy ? texts.saving : undefined}>
              {texts.save}
            </Button>
          </span>
        </div>
      )}
    </form>
  );
}
