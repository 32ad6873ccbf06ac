import { loadWords } from '@rpm/domain/words/load';
import { Mail, Store } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { deliveryModeName } from '../../hooks/names.ts';

/** A text from outside: it never reorders its neighbors, and what is missing is '—'. */
export const shownText = (text: string | null): ReactNode =>
  text === null ? loadWords.unknown : <bdi>{text}</bdi>;

/** An order's number: in one piece when it is as short as most are, else it wraps anywhere. */
export function OrderNumber({ orderId }: { orderId: string | null }) {
  const isShort = orderId !== null && orderId.length <= 10;
  return <span className={isShort ? 'whitespace-nowrap' : 'wrap-anywhere'}>{shownText(orderId)}</span>;
}

/** May break before its dots, so that a narrow column need not break a word of it. */
const dotted = (text: string): ReactNode =>
  text.split('.').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change places.
    <Fragment key={at}>
      {at > 0 && (
        <>
          <wbr />.
        </>
      )}
      {part}
    </Fragment>
  ));

/** An address to write to. Breaks before the @ sign and dots; what is no address is only shown. */
export function EmailLink({ email }: { email: string | null }) {
  const [name, host, ...more] = email?.split('@') ?? [];
  if (!email || !name || !host || more.length > 0) return shownText(email);
  return (
    <a
      href={`mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`}
      className="underline decoration-line-control underline-offset-3 [overflow-wrap:anywhere] hover:text-fg-link-hover"
    >
      <bdi>
        {dotted(name)}
        <wbr />@{dotted(host)}
      </bdi>
    </a>
  );
}

/** How the device reaches the patient, with its drawing; that goes above a word that would else be broken. */
export function DeliveryModeText({ mode }: { mode: string | null }) {
  const Icon = mode === 'Mail' ? Mail : mode === 'Pickup' ? Store : null;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none text-fg-muted" />}
      <span className="wrap-break-word min-w-0 max-w-full">{shownText(mode && deliveryModeName(mode))}</span>
    </span>
  );
}
