import type { ConnectedSystem, SystemSubscription } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { systemWords as texts } from '@rpm/domain/words/system';
import { Button } from '../../../../components/Button/Button.tsx';
import { browserTimeZone } from '../../../../hooks/browserTimeZone.ts';
import { useShownTime } from '../../../../parts/person/when.ts';
import { ToldList } from './ToldList.tsx';

/** A system as it was read: what was not of the promised form is `null`. */
export type ReadSystem = { [K in keyof ConnectedSystem]: ConnectedSystem[K] | null };

/** What a system is called. */
export const systemName = ({ name }: ReadSystem) => name || loadWords.unknown;

interface SystemListProps {
  systems: readonly ReadSystem[];
  onEnd: (system: ReadSystem) => void;
  onStop: (system: ReadSystem, subscription: SystemSubscription) => void;
}

/** The systems, each with what it may do and when it did something last. */
export function SystemList({ systems, onEnd, onStop }: SystemListProps) {
  const shown = useShownTime(browserTimeZone());
  return (
    <ul aria-label={texts.title} className="divide-y divide-line-subtle">
      {systems.map((system, at) => {
        const { systemId, made, used, grants, keyIds } = system;
        return (
          <li
            key={systemId ?? `row ${at}`}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-1"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p dir="auto" className="break-words font-semibold">
                {systemName(system)}
              </p>
              <p className="text-caption text-fg-muted">
                {texts.connected({ date: shown(made, 'date') })} ·{' '}
                {used ? texts.used({ date: shown(used, 'datetime') }) : texts.neverUsed}
              </p>
              {grants && (
                <p className="text-caption text-fg-muted">
                  {texts.may({ list: grants.map((each) => texts.grants[each]).join(' · ') })}
                </p>
              )}
              {keyIds && (
                <p className="break-words text-caption text-fg-muted">
                  {texts.keys({ list: keyIds.join(', ') })}
                </p>
              )}
            </div>
            {systemId !== null && (
              <Button size="sm" variant="ghost" onClick={() => onEnd(system)}>
                {texts.end}
                <span className="sr-only">
                  {' '}
                  {texts.of({ name: systemName(system), date: shown(made, 'date') })}
                </span>
              </Button>
            )}
            {system.subscriptions && system.subscriptions.length > 0 && (
              <ToldList
                name={systemName(system)}
                subscriptions={system.subscriptions}
                onStop={(subscription) => onStop(system, subscription)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
