import { Banner } from '@rpm/ui/components/Banner/Banner.tsx';
import { Button } from '@rpm/ui/components/Button/Button.tsx';
import type { JourneyStep } from '@rpm/ui/flows/journey.ts';
import { ChevronLeft, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { requirementAddress } from '../storyAddress.ts';
import { PaneFrame } from './PaneFrame.tsx';
import { StepCalls } from './StepCalls.tsx';
import { StepList } from './StepList.tsx';
import { useJourney } from './useJourney.ts';

interface JourneyProps {
  title: string;
  steps: readonly JourneyStep[];
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;
const idStyle = 'rounded-sm border border-line bg-surface-sunken px-1.5 text-caption';
/** What the list of requirements has; `F5` is a flow of the specification. */
const isRequirement = (id: string) => /^[A-Z]{3}-\d\d$/.test(id);

/** A journey on one clinic in memory: two people, live beside each other. It is walked by hand, or step by step. */
export function Journey(props: JourneyProps) {
  const [run, setRun] = useState(1);
  return <Run key={run} {...props} onStartOver={() => setRun(run + 1)} />;
}

function Run({ title, steps, onStartOver }: JourneyProps & { onStartOver: () => void }) {
  const journey = useJourney(steps);
  const { doneCount, calls, paths, people, isBusy, problem, happened, next, letHappen } = journey;
  const [looked, setLooked] = useState<number | null>(null);
  const isOver = doneCount === steps.length;
  const at = looked ?? Math.min(doneCount, steps.length - 1);
  const step = steps[at];
  const missing = steps[doneCount];
  const goOn = () => {
    setLooked(null);
    void next();
  };
  const goBack = () => setLooked(Math.max(0, at - 1));
  useEffect(() => {
    function onKey({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=combobox]')) return;
      if (key === 'ArrowRight') goOn();
      if (key === 'ArrowLeft') goBack();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  if (!step) return null;
  return (
    <div className="mx-auto flex max-w-[90rem] flex-col gap-4 p-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-h1">{title}</h2>
          <p className="text-fg-muted">
            One clinic in memory, two people. Each step changes what both see. Do a step by hand, or press
            Next. Go There only opens its page. What happens on no page has a button of its own.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" icon={<RotateCcw {...icon} />} onClick={onStartOver}>
            Start Over
          </Button>
          <Button icon={<ChevronLeft {...icon} />} onClick={goBack} isDisabled={at === 0}>
            Previous
          </Button>
          {journey.hasPlace && !isBusy && <Button onClick={journey.goThere}>Go There</Button>}
          {missing?.outside && missing !== happened && !isBusy && (
            <Button onClick={() => void letHappen()}>{missing.outside.name}</Button>
          )}
          <Button variant="primary" busy={isBusy ? 'Working…' : undefined} isDisabled={isOver} onClick={goOn}>
            {missing ? `Next: ${missing.name}` : 'All Done'}
          </Button>
        </div>
      </div>
      <StepList steps={steps} doneCount={doneCount} at={at} onLook={setLooked} />
      <section
        aria-label="This step"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-line bg-surface p-4"
      >
        <h3 className="flex w-full items-center gap-2 text-h3">
          <span className="grid size-7 place-items-center rounded-full border-2 border-brand-solid text-body">
            {at + 1}
          </span>
          {step.name}
        </h3>
        <p role="status" className="min-w-0 flex-[1_1_24rem]">
          {at > doneCount && missing ? `${missing.name} comes first: it is not done yet. ` : ''}
          {step.says}
        </p>
        <ul aria-label="Requirements" className="flex flex-wrap gap-1">
          {step.ids.map((id) => (
            <li key={id} className={idStyle}>
              {isRequirement(id) ? (
                <a href={requirementAddress(id)} target="_top" className="text-fg-link underline">
                  {id}
                </a>
              ) : (
                id
              )}
            </li>
          ))}
        </ul>
        {problem && (
          <div className="w-full">
            <Banner kind="danger">This step did not come to its end: {problem}</Banner>
          </div>
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,2.7fr)_minmax(0,1fr)]">
        <PaneFrame actor="clinic" path={paths.clinic} person={people.clinic} />
        <PaneFrame actor="patient" path={paths.patient} person={people.patient} />
      </div>
      <StepCalls calls={calls.filter((each) => each.step === at)} />
    </div>
  );
}
