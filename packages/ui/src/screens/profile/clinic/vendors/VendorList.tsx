import type { VendorConnection } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { vendorWords as texts } from '@rpm/domain/words/vendor';
import { Button } from '../../../../components/Button/Button.tsx';
import { browserTimeZone } from '../../../../hooks/browserTimeZone.ts';
import { useShownTime } from '../../../../parts/person/when.ts';

/** A connection as it was read: what was not of the promised form is `null`. */
export type ReadVendor = { [K in keyof VendorConnection]: VendorConnection[K] | null };

/** What a vendor is called. */
export const vendorName = ({ vendor }: ReadVendor) => (vendor ? texts.names[vendor] : loadWords.unknown);

interface VendorListProps {
  vendors: readonly ReadVendor[];
  onRenew: (vendor: ReadVendor) => void;
  onEnd: (vendor: ReadVendor) => void;
}

/** The vendors, each with when it delivered last and what can be done with it. */
export function VendorList({ vendors, onRenew, onEnd }: VendorListProps) {
  const shown = useShownTime(browserTimeZone());
  return (
    <ul aria-label={texts.title} className="divide-y divide-line-subtle">
      {vendors.map((vendor, at) => {
        const { connectionId, made, heard, oldUntil } = vendor;
        const of = (
          <span className="sr-only">
            {' '}
            {texts.of({ name: vendorName(vendor), date: shown(made, 'date') })}
          </span>
        );
        return (
          <li
            key={connectionId ?? `row ${at}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1"
          >
            <div className="min-w-0">
              <p className="font-semibold">{vendorName(vendor)}</p>
              <p className="text-caption text-fg-muted">
                {texts.connected({ date: shown(made, 'date') })} ·{' '}
                {heard ? texts.heard({ date: shown(heard, 'datetime') }) : texts.neverHeard}
              </p>
              {oldUntil && (
                <p className="text-caption text-fg-muted">
                  {texts.oldUntil({ date: shown(oldUntil, 'datetime') })}
                </p>
              )}
            </div>
            {connectionId !== null && (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" variant="ghost" onClick={() => onEnd(vendor)}>
                  {texts.end}
                  {of}
                </Button>
                <Button size="sm" onClick={() => onRenew(vendor)}>
                  {texts.renew}
                  {of}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
