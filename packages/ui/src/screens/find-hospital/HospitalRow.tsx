import type { ConnectionState, Hospital } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { cx } from 'class-variance-authority';
import { Hospital as HospitalIcon } from 'lucide-react';
import { ConnectionBadge } from '../../parts/hospitals/ConnectionBadge.tsx';

const texts = hospitalWords.find;

interface HospitalRowProps {
  hospital: Hospital;
  /** Where the connection of the patient stands; left out: there is none. */
  state: ConnectionState | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

/** A hospital of the list: the whole row is pressed, and opens what can be brought from there. */
export function HospitalRow({ hospital, state, isChosen, onChoose }: HospitalRowProps) {
  const { name, line, city, state: region, zip, host } = hospital;
  return (
    <button
      type="button"
      aria-expanded={isChosen}
      onClick={onChoose}
      className={cx(
        'flex w-full min-w-0 cursor-pointer items-center gap-4 border-l-4 px-4 py-3 text-start hover:bg-surface-hover max-md:px-2',
        isChosen ? 'border-brand-solid bg-brand-soft' : 'border-transparent',
      )}
    >
      <span className="grid size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-fg max-sm:hidden">
        <HospitalIcon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </span>
      <span className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_14rem]">
          <span dir="auto" className="block font-semibold">
            {name}
          </span>
          <span dir="auto" className="block text-fg-muted">
            {texts.address({ line, city, state: region, zip })}
          </span>
        </span>
        {state ? (
          <ConnectionBadge state={state} />
        ) : (
          <span className="text-fg-muted">{host === null ? texts.cannot : texts.can}</span>
        )}
      </span>
    </button>
  );
}
