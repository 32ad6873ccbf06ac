import { useClinicGain, useSaveClinicGain } from '@rpm/api-client';
import { gainWords as texts } from '@rpm/domain/words/gain';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { GainForm } from '../../../parts/gain/GainForm.tsx';

/** By how much weight may go up at the clinic before an alert opens, for its administrators. @see SCR-02 */
export function GainCard() {
  const { loadable } = useClinicGain();
  const save = useSaveClinicGain();
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="half" />}>
        {({ rule }) => (
          <GainForm
            choice={rule ? 'own' : 'off'}
            rule={rule}
            save={(wanted, seen) => save({ rule: wanted.rule, seen: seen.rule })}
            changed={(cause) => save.refusal(409, cause)?.current ?? null}
          />
        )}
      </Loaded>
    </Card>
  );
}
