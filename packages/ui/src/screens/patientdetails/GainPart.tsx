import { usePatientGain, useSavePatientGain } from '@rpm/api-client';
import { gainWords as texts } from '@rpm/domain/words/gain';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { GainForm } from '../../parts/gain/GainForm.tsx';

/** By how much the weight of a patient may go up before an alert opens, beside the range of weight. @see SCR-02 */
export function GainPart({ userId }: { userId: string }) {
  const { loadable } = usePatientGain(userId);
  const save = useSavePatientGain();
  return (
    <Card title={texts.title}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="half" />}>
        {(gain) => (
          <GainForm
            {...gain}
            save={(wanted, seen) => save({ userId, ...wanted, seen })}
            changed={(cause) => save.refusal(409, cause)?.current ?? null}
          />
        )}
      </Loaded>
    </Card>
  );
}
