import { isOrderStatus, type StatusTone, statusTone } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { cva } from 'class-variance-authority';
import { statusName } from '../../hooks/names.ts';
import { StatusGlyph } from '../StatusGlyph/StatusGlyph.tsx';

const badge = cva(
  'inline-flex min-h-6 patient:min-h-9 max-w-full items-center gap-1.5 patient:gap-2 rounded-full border py-0.5 patient:pr-3.5 pr-2.5 patient:pl-2.5 pl-1.5 text-left font-semibold text-label leading-tight forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        yellow:
          'border-status-yellow-line bg-status-yellow-bg text-status-yellow-fg [--icon-fill:var(--rpm-status-yellow-bg)] [--icon-knock:var(--rpm-status-yellow-bg)]',
        green:
          'border-status-green-line bg-status-green-bg text-status-green-fg [--icon-fill:var(--rpm-status-green-bg)] [--icon-knock:var(--rpm-status-green-bg)]',
        blue: 'border-status-blue-line bg-status-blue-bg text-status-blue-fg [--icon-fill:var(--rpm-status-blue-bg)] [--icon-knock:var(--rpm-status-blue-bg)]',
        grey: 'border-status-grey-line bg-status-grey-bg text-status-grey-fg [--icon-fill:var(--rpm-status-grey-bg)] [--icon-knock:var(--rpm-status-grey-bg)]',
      } satisfies Record<StatusTone, string>,
      isKnown: { true: 'w-max whitespace-nowrap', false: 'max-w-full' },
    },
  },
);

const glyph = cva('patient:size-5 size-[0.9375rem] flex-none', {
  variants: {
    tone: {
      yellow: 'text-status-yellow-icon',
      green: 'text-status-green-icon',
      blue: 'text-status-blue-icon',
      grey: 'text-status-grey-icon',
    } satisfies Record<StatusTone, string>,
  },
});

export interface StatusBadgeProps {
  /** The status as the API sent it, 'PickedUp'; `null` when it is not known. */
  status: string | null;
}

/**
 * Where an order or a device stands: a pill with a drawing and the word, so that its color never stands alone.
 *
 * A word that is not one of the six statuses is shown as it came, in gray. A reading's class is a square `ReadingTag`,
 * so the two are not taken for each other.
 *
 * @see ORD-08, STS-01
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const word = status?.trim();
  if (!word) return <span className="text-fg-muted">{loadWords.unknown}</span>;
  const tone = statusTone(word);
  return (
    <span className={badge({ tone, isKnown: isOrderStatus(word) })}>
      <span className={glyph({ tone })}>
        <StatusGlyph status={word} fill />
      </span>
      <bdi className="min-w-0 [overflow-wrap:anywhere]">{statusName(word)}</bdi>
    </span>
  );
}
