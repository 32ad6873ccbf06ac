import { inquiryWords } from '@rpm/domain/words/inquiry';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { usePageTitle } from '../../layout/Page/usePageTitle.ts';

interface InquirySentProps {
  reader: keyof typeof inquiryWords.sentLead;
  home: string;
  onAnother: () => void;
}

/** What stands in place of the form once the inquiry is sent; its heading takes the focus. @see INQ-06, INQ-07 */
export function InquirySent({ reader, home, onAnother }: InquirySentProps) {
  usePageTitle(inquiryWords.sentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        <p className="text-fg-muted">{inquiryWords.sentLead[reader]}</p>
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
