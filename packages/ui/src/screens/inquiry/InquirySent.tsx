import { clockIn, formatInstant } from '@rpm/domain';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { usePageTitle } from '../../layout/Page/usePageTitle.ts';
import type { SentInquiry } from './useInquiry.ts';

interface InquirySentProps {
  reader: keyof typeof inquiryWords.raised;
  sent: SentInquiry;
  home: string;
  onAnother: () => void;
}

/**
 * What stands in place of the form once the inquiry is sent: where it is now, where the answer will be, and when somebody is
 * there. Its heading takes the focus.
 *
 * @see INQ-06, INQ-07, F7
 */
export function InquirySent({ reader, sent, home, onAnother }: InquirySentProps) {
  usePageTitle(inquiryWords.sentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goesTo = sent.goesTo ?? (reader === 'patient' ? 'clinic' : 'operator');
  return (
    <div className="px-4 py-11">
      <div className="mx-auto flex max-w-140 flex-col items-center gap-3 patient:rounded-xl rounded-lg border border-line bg-surface px-5 pt-10 pb-6 text-center forced-colors:border-[CanvasText]">
        <span
          aria-hidden="true"
          className="mb-2 grid size-18 flex-none place-items-center rounded-full bg-reading-normal-solid text-reading-normal-on-solid"
        >
          <Check strokeWidth={2.5} className="size-10" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="max-w-full rounded-xs text-h1 [overflow-wrap:anywhere]">
          {inquiryWords.sentTitle}
        </h1>
        {sent.isRaised && (
          <div className="w-full text-start">
            <Banner kind="warning">
              {reader === 'patient' && sent.isOpen === false
                ? inquiryWords.raisedClosed
                : inquiryWords.raised[reader]}
            </Banner>
          </div>
        )}
        <p className="text-fg-muted">{inquiryWords.sentLead[goesTo]}</p>
        {goesTo === 'clinic' && <WhenOpen sent={sent} />}
        {reader === 'patient' && !sent.isRaised && (
          <p className="text-fg-muted">
            {sent.isOpen === false ? inquiryWords.looks.helpClosed : inquiryWords.looks.help}
          </p>
        )}
        <div className="mt-4 flex w-full flex-col gap-3 *:w-full">
          <Button variant="primary" wide onClick={onAnother}>
            {inquiryWords.another}
          </Button>
          <Link to={home} look="ghost">
            {inquiryWords.back}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** Whether the clinic is open now, and when it opens next: by its own clock. */
function WhenOpen({ sent: { isOpen, opens, timeZone } }: { sent: SentInquiry }) {
  const place = clockIn(usePlace(browserTimeZone()), timeZone);
  if (isOpen === null) return null;
  const [day, time] = (['longDate', 'time'] as const).map(
    (style) => opens && formatInstant(opens, style, place),
  );
  const { open, opens: later, never } = inquiryWords.looks;
  const closed = day && time ? later({ day, time }) : never;
  return <p className="font-semibold">{isOpen ? open : closed}</p>;
}
