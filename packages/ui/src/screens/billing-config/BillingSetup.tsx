import { useBillingSettings } from '@rpm/api-client';
import {
  type BillingStep,
  billingSteps,
  isStepDone,
  type KnownBillingSettings,
  needsOfStep,
  nextBillingStep,
} from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import { codeListWords } from '@rpm/domain/words/codeList';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { SetupAside } from './SetupAside.tsx';
import { SetupStep } from './SetupStep.tsx';

const texts = billingSetupWords;
const config = billingConfigWords;
const { needs } = billingWords;

/** `/billing-setup`: the settings as five steps that can be left and resumed (t5). @see SCR-04 */
export function BillingSetup() {
  const { loadable } = useBillingSettings();
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Loaded loadable={loadable} says={config.loading} headingLevel={2} skeleton={<CardSkeleton />}>
        {(known) => <Steps known={known} />}
      </Loaded>
    </Page>
  );
}

function Steps({ known }: { known: KnownBillingSettings }) {
  const { settings, mayChange } = known;
  const next = nextBillingStep(settings);
  // What somebody opened goes before the step at which setup goes on.
  const [chosen, setChosen] = useState<BillingStep | null>(null);
  const open = mayChange ? (chosen ?? next) : null;
  const after = (step: BillingStep) => setChosen(billingSteps[billingSteps.indexOf(step) + 1] ?? null);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        {!mayChange && (
          <Banner kind="info" announce="none">
            {config.readOnly}
          </Banner>
        )}
        {next === null && (
          <Banner
            kind="success"
            announce="none"
            action={
              <Link to="/billing-revenue" look="secondary">
                {texts.toBoard}
              </Link>
            }
          >
            {texts.finished} {mayChange && texts.finishedSays}
          </Banner>
        )}
        <Card isFlush>
          <ol className="flex flex-col divide-y divide-line">
            {billingSteps.map((step, index) => (
              <li
                key={step}
                aria-current={step === open ? 'step' : undefined}
                className="flex gap-4 px-5 py-4 max-md:gap-3 max-md:px-4"
              >
                <StepMark number={index + 1} isDone={isStepDone(settings, step)} isOpen={step === open} />
                <div className="flex min-w-0 flex-1 flex-col gap-3">
                  <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                    <div className="min-w-min flex-1">
                      <h2 className="text-h3">{texts.steps[step]}</h2>
                      <p className="wrap-anywhere text-fg-muted">
                        {step === open || !isStepDone(settings, step) ? texts.says[step] : sumOf(known, step)}
                      </p>
                      <Missing known={known} step={step} />
                    </div>
                    {mayChange && step !== open && (
                      <Button variant="ghost" size="sm" onClick={() => setChosen(step)}>
                        <span className="sr-only">{texts.editStep({ step: texts.steps[step] })}</span>
                        <span aria-hidden="true">{texts.edit}</span>
                      </Button>
                    )}
                  </div>
                  {step === open && (
                    <SetupStep
                      key={known.version}
                      step={step}
                      known={known}
                      onBack={index > 0 ? () => setChosen(billingSteps[index - 1] ?? null) : null}
                      onNext={() => after(step)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </div>
      <SetupAside open={open} known={known} mayHandOver={mayChange && next !== null} />
    </div>
  );
}

const StepMark = ({ number, isDone, isOpen }: { number: number; isDone: boolean; isOpen: boolean }) => (
  <span
    className={
      isDone || isOpen
        ? 'grid size-8 flex-none place-items-center rounded-full bg-brand-solid font-semibold text-fg-on-brand'
        : 'grid size-8 flex-none place-items-center rounded-full border border-line-control font-semibold'
    }
  >
    {isDone && !isOpen ? (
      <>
        <Check aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{texts.done}</span>
      </>
    ) : (
      number
    )}
  </span>
);

/** What a step lacks, of one that somebody has gone past. */
function Missing({ known: { settings }, step }: { known: KnownBillingSettings; step: BillingStep }) {
  const lacks = needsOfStep[step].filter((need) => settings[need] === null);
  if (lacks.length === 0 || !settings.stepsDone.includes(step)) return null;
  return (
    <p className="text-danger-fg text-label">
      {texts.missing({ list: lacks.map((need) => needs[need] ?? need).join(', ') })}
    </p>
  );
}

/** What was chosen in a step, in a line. */
function sumOf({ settings, providers }: KnownBillingSettings, step: BillingStep): string {
  const nameOf = (id: string | null) => providers.find(({ userId }) => userId === id)?.name ?? config.nobody;
  const { practiceName, tin, npi, placeOfService, defaultDiagnosis, payer, locality } = settings;
  const sums: Record<BillingStep, () => string> = {
    practice: () => texts.sums.practice({ name: practiceName ?? '', tin: tin ?? '', npi: npi ?? '' }),
    providers: () =>
      texts.sums.providers({
        bills: nameOf(settings.billingProvider),
        supervises: nameOf(settings.supervisingProvider),
      }),
    rules: () =>
      texts.sums.rules({
        period: config.periods[settings.periodRule],
        place: placeOfService,
        diagnosis: defaultDiagnosis ?? config.nobody,
      }),
    rates: () => texts.sums.rates({ payer, locality: locality ?? codeListWords.everywhere }),
    check: () => texts.sums.check,
  };
  return sums[step]();
}
