import { useClinicSetup } from '@rpm/api-client';
import { isSetUp, nextStep, routes, type SetupStep, setupSteps } from '@rpm/domain';
import { catalogWords } from '@rpm/domain/words/catalog';
import { cx } from 'class-variance-authority';
import { Circle, CircleCheck } from 'lucide-react';
import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';

const texts = catalogWords.setup;

/** Where a step is done that is not done on this page. */
const places: Partial<Record<SetupStep, { to: string; says: string }>> = {
  patient: { to: routes.patientList.paths[0], says: texts.toPatients },
  order: { to: routes.deviceAllocation.paths[0], says: texts.toAllocation },
  activation: { to: routes.orders.paths[0], says: texts.toOrders },
  reading: { to: routes.orders.paths[0], says: texts.toOrders },
};

/** What a new clinic still needs until its first reading is there, for its administrators. Gone when nothing is missing (F1). */
export function SetupCard() {
  const { loadable } = useClinicSetup();
  if (loadable.state === 'loading') return null;
  if (loadable.state === 'ready' && isSetUp(loadable.data)) return null;
  const count =
    loadable.state === 'ready' &&
    texts.progress({
      done: setupSteps.filter((step) => loadable.data[step]).length,
      total: setupSteps.length,
    });
  return (
    <Card title={texts.title} note={count}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={null}>
        {(setup) => (
          <ol aria-label={texts.title} className="flex flex-col gap-3 pt-1">
            {setupSteps.map((step) => (
              <Step key={step} step={step} isDone={setup[step]} isNext={nextStep(setup) === step} />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

function Step({ step, isDone, isNext }: { step: SetupStep; isDone: boolean; isNext: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  const place = places[step];
  return (
    <li aria-current={isNext ? 'step' : undefined} className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        strokeWidth={2}
        className={cx('mt-0.5 size-5 flex-none', isDone ? 'text-status-green-fg' : 'text-fg-muted')}
      />
      <div className="min-w-0">
        <p className={cx(isNext && 'font-semibold')}>
          {texts.steps[step].title}
          <span className="sr-only"> {isDone ? texts.done : texts.toDo}</span>
        </p>
        {!isDone && <p className="text-caption text-fg-muted">{texts.steps[step].says}</p>}
        {isNext && place && (
          <Link to={place.to} look="alone">
            {place.says}
          </Link>
        )}
      </div>
    </li>
  );
}
