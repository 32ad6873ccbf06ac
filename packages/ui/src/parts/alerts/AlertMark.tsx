import { useAlertCounts } from '@rpm/api-client';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const texts = navMarkWords.alerts;
const mostShown = 99;

/** How many alerts wait, at the entry of the navigation; nothing while none does, or nobody knows. @see SCR-02 */
export function AlertMark() {
  const counts = useCounts();
  if (!counts || counts.all === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-caption tabular-nums leading-none',
          counts.critical > 0
            ? 'bg-reading-critical-solid text-reading-critical-on-solid'
            : 'bg-reading-cautious-bg text-reading-cautious-fg',
        )}
      >
        {counts.all > mostShown ? `${mostShown}+` : counts.all}
      </span>
      <span className="sr-only">{texts.waiting(counts)}</span>
    </>
  );
}

/** Says politely that alerts have come, wherever the user is; the inbox says it itself. */
export function AlertNews() {
  const counts = useCounts();
  const before = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const { pathname } = useLocation();
  const all = counts?.all ?? null;
  useEffect(() => {
    if (all === null) return;
    const come = before.current === null ? 0 : all - before.current;
    before.current = all;
    if (come > 0) setNews(texts.come({ count: come }));
  }, [all]);
  return (
    <p role="status" className="sr-only">
      {pathname === '/alerts' ? '' : news}
    </p>
  );
}

function useCounts() {
  const loadable = useAlertCounts(true);
  if (loadable.state !== 'ready') return null;
  const { critical, cautious } = loadable.data;
  return { critical, cautious, all: critical + cautious };
}
