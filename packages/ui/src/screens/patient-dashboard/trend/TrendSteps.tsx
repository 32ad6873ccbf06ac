import { limits } from '@rpm/domain';
import { trendWords as texts } from '@rpm/domain/words/trend';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { useTrend } from './useTrend.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

interface TrendStepsProps
  extends Pick<ReturnType<typeof useTrend>, 'span' | 'before' | 'canGoBack' | 'show'> {
  /** Which days are shown, in words. */
  days: string;
}

/** One week, or month, earlier or later. @see PDB-07 */
export function TrendSteps({ span, before, canGoBack, show, days }: TrendStepsProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isToEnd = useRef(false);
  const step = (to: number) => {
    isToEnd.current = to === 0 || to === limits.trendSpansBack;
    show(span, to);
  };
  const isEnd = before === 0 || !canGoBack;
  // At either end the button that led there is gone: the keyboard stays here, with the days.
  useEffect(() => {
    if (isEnd && isToEnd.current) status.current?.focus();
    isToEnd.current = false;
  }, [isEnd]);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
      {canGoBack && (
        <Button icon={<ChevronLeft {...icon} />} onClick={() => step(before + 1)}>
          {texts.earlier[span]}
        </Button>
      )}
      {before > 0 && (
        <Button icon={<ChevronRight {...icon} />} onClick={() => step(before - 1)}>
          {texts.later[span]}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {days}
      </p>
    </div>
  );
}
