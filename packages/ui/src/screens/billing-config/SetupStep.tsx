import { useBillBoard, useRates } from '@rpm/api-client';
import {
  type BillingStep,
  billingLacks,
  billingSteps,
  isOfYear,
  type KnownBillingSettings,
} from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import type { FormEvent } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { monthPlus, monthText } from '../../parts/money/billMonth.ts';
import { codeText } from '../../parts/money/codeText.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import {
  BillersField,
  DiagnosisField,
  PayerFields,
  PeriodField,
  PlaceField,
  PracticeFields,
  ProviderFields,
} from './billingFields.tsx';
import { ClosingFields } from './ClosingFields.tsx';
import { useBillingForm } from './useBillingForm.ts';

const texts = billingSetupWords;
const config = billingConfigWords;
const { needs } = billingWords;

interface SetupStepProps {
  step: BillingStep;
  known: KnownBillingSettings;
  /** `null` of the first. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One step of setup: its fields are kept when one goes on. @see SCR-04 */
export function SetupStep({ step, known, onBack, onNext }: SetupStepProps) {
  const isLast = step === 'check';
  const lacks = billingLacks(known.settings);
  const form = useBillingForm(known, {
    step,
    done: isLast ? texts.finished : texts.saved,
    more: (settings) => ({
      ...settings,
      // Whoever finishes has gone through all.
      stepsDone: isLast
        ? [...billingSteps]
        : billingSteps.filter((each) => each === step || settings.stepsDone.includes(each)),
    }),
    onDone: onNext,
  });
  const fields = { form, known };
  const { ref, noValidate, onSubmit } = form.handlers;
  const submit = (event: FormEvent) => {
    if (step !== 'providers' || form.typed.billingProvider) return onSubmit(event);
    event.preventDefault();
    form.mark('billingProvider', config.errors.providerRequired);
  };
  return (
    <form
      {...{ ref, noValidate }}
      onSubmit={submit}
      aria-label={texts.steps[step]}
      className="in-order flex flex-col gap-4"
    >
      {step === 'practice' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PracticeFields {...fields} />
        </div>
      )}
      {step === 'providers' && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <ProviderFields {...fields} />
          </div>
          <BillersField {...fields} isTitled />
        </>
      )}
      {step === 'rules' && (
        <>
          <PeriodField {...fields} headingLevel={3} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PlaceField {...fields} />
            <DiagnosisField {...fields} />
            <ClosingFields {...fields} />
          </div>
        </>
      )}
      {step === 'rates' && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PayerFields {...fields} />
          </div>
          <RatesKnown payer={form.typed.payer} zone={known.clinicZone} />
        </>
      )}
      {isLast && <LastMonth zone={known.clinicZone} />}
      {isLast && lacks.length > 0 && (
        <p className="text-danger-fg">
          {texts.checkFirst({ list: lacks.map((need) => needs[need] ?? need).join(', ') })}
        </p>
      )}
      <Problem>{form.problem}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        {onBack && <Button onClick={onBack}>{texts.back}</Button>}
        <span className="ms-auto flex flex-wrap gap-3">
          {!isLast && (
            <Button variant="ghost" onClick={onNext}>
              {texts.skip}
            </Button>
          )}
          {(!isLast || lacks.length === 0) && (
            <Button type="submit" variant="primary" busy={form.isBusy ? texts.saving : undefined}>
              {isLast ? texts.finish : texts.next}
            </Button>
          )}
        </span>
      </div>
    </form>
  );
}

/** How many rates of a payer there are for this year, and the way to them. */
function RatesKnown({ payer, zone }: { payer: string; zone: string }) {
  const { loadable } = useRates(useSession().user.clinicName);
  const year = useClinicsDay(zone).slice(0, 4);
  const rates = loadable.state === 'ready' ? loadable.data.rows : null;
  const count = rates?.filter(
    (rate) => rate.payer.toLowerCase() === payer.trim().toLowerCase() && isOfYear(rate, Number(year)),
  ).length;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {count !== undefined && texts.ratesKnown({ count, payer: payer.trim(), year })}
      <Link to="/cpt" look="alone">
        {texts.toCodes}
      </Link>
    </p>
  );
}

/** What last month comes to by the rules and rates that are saved: the board's own answer, and no bill. */
function LastMonth({ zone }: { zone: string }) {
  const place = usePlace(browserTimeZone());
  const month = monthPlus(useClinicsDay(zone).slice(0, 7), -1);
  const { loadable } = useBillBoard({ month });
  return (
    <section aria-label={texts.result({ month: monthText(month, place) })} className="flex flex-col gap-3">
      <h3 className="text-h3">{texts.result({ month: monthText(month, place) })}</h3>
      <Loaded loadable={loadable} says={billingWords.loading} headingLevel={3} skeleton={<Skeleton />}>
        {({ totals, forecast, columns, lacksRates }) => (
          <>
            <dl className="grid gap-3 sm:grid-cols-4">
              {(['billable', 'atRisk', 'notBillable'] as const).map((column) => (
                <div key={column} className="flex flex-col">
                  <dt className="text-caption text-fg-muted">{billingWords.columns[column]}</dt>
                  <dd>{billingWords.patients({ count: columns[column].count })}</dd>
                </div>
              ))}
              <div className="flex flex-col">
                <dt className="text-caption text-fg-muted">{texts.reached}</dt>
                <dd className="numeric text-h3">{dollars(forecast.cents)}</dd>
              </div>
            </dl>
            {totals.some(({ units }) => units > 0) ? (
              <ul className="flex flex-col gap-1">
                {totals
                  .filter(({ units }) => units > 0)
                  .map(({ code, description, units, cents }) => (
                    <li key={code} className="flex flex-wrap justify-between gap-x-4">
                      <span>
                        <strong className="numeric">{code}</strong> {codeText({ code, description })}
                      </span>
                      <span className="numeric">
                        {billingWords.units({ count: units })}, {dollars(cents)}
                      </span>
                    </li>
                  ))}
              </ul>
            ) : (
              <p>{texts.nothingReached({ month: monthText(month, place) })}</p>
            )}
            {lacksRates && <p className="text-fg-muted">{billingWords.lacksRates}</p>}
            <p className="text-caption text-fg-muted">{texts.noBill}</p>
          </>
        )}
      </Loaded>
    </section>
  );
}
