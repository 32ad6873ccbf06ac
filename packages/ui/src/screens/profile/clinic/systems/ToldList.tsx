import type { SubscriptionState, SystemSubscription } from '@rpm/domain';
import { systemWords } from '@rpm/domain/words/system';
import { Ban, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Button } from '../../../../components/Button/Button.tsx';
import { StatePill, type StateTone } from '../../../../components/StatePill/StatePill.tsx';
import { browserTimeZone } from '../../../../hooks/browserTimeZone.ts';
import { useShownTime } from '../../../../parts/person/when.ts';

const { told: texts } = systemWords;

const tones = {
  requested: 'blue',
  active: 'green',
  error: 'danger',
  off: 'grey',
} as const satisfies Record<SubscriptionState, StateTone>;
const icons = { requested: Clock, active: CircleCheck, error: CircleAlert, off: Ban } as const;

interface ToldListProps {
  /** What the system is called. */
  name: string;
  subscriptions: readonly SystemSubscription[];
  onStop: (subscription: SystemSubscription) => void;
}

/** What a system is told at once: where to, whether that works, and when something was taken last. */
export function ToldList({ name, subscriptions, onStop }: ToldListProps) {
  const shown = useShownTime(browserTimeZone());
  return (
    <ul aria-label={texts.title({ name })} className="w-full space-y-2 border-line-subtle border-s-2 ps-3">
      {subscriptions.map((subscription) => {
        const { subscriptionId, topic, host, state, delivered, waiting } = subscription;
        const to = texts.to({ topic: texts.topics[topic], host });
        return (
          <li key={subscriptionId} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              <p className="break-words">{to}</p>
              <StatePill tone={tones[state]} icon={icons[state]}>
                {texts.states[state]}
              </StatePill>
              <p className="text-caption text-fg-muted">
                {delivered ? texts.delivered({ date: shown(delivered, 'datetime') }) : texts.neverDelivered}
                {waiting > 0 && <> · {texts.waiting({ count: waiting })}</>}
              </p>
            </div>
            <Button size="sm" variant="ghost" onClick={() => onStop(subscription)}>
              {texts.end}
              <span className="sr-only"> {to}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
