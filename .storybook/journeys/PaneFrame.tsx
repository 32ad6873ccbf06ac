import type { Actor } from '@rpm/ui/flows/enrollToBill.ts';
import { useEffect, useRef, useState } from 'react';

const sizes = {
  clinic: { width: 1440, height: 960, name: 'Clinic' },
  patient: { width: 390, height: 700, name: 'Patient' },
} as const;

/** How the toolbar wants pages to look. A journey has a clock of its own, and its hand reads English. */
const looks = () => {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  const own = globals.split(';').filter((each) => !/^(clock|language|role|network|fault)/.test(each));
  return encodeURIComponent(own.join(';'));
};

interface PaneFrameProps {
  actor: Actor;
  /** The address that is shown. */
  path: string;
}

/** One of the two people, live: the pages at the size that this person has, made to fit. */
export function PaneFrame({ actor, path }: PaneFrameProps) {
  const { width, height, name } = sizes[actor];
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)),
    );
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, [width]);
  const source = `iframe.html?id=journeys-panes--${actor}&viewMode=story&globals=${looks()}`;
  return (
    <section aria-label={name} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-h3">{name}</h3>
        <span className="wrap-anywhere min-w-0 flex-1 text-fg-muted">{path}</span>
        <a href={source} target="_blank" rel="noopener opener" className="font-semibold text-fg-link">
          Open<span className="sr-only"> {name} alone</span>
        </a>
      </div>
      <div
        ref={box}
        className="relative overflow-clip rounded-xl border border-line bg-surface"
        style={{ height: scale > 0 ? height * scale : height / 2 }}
      >
        {scale > 0 && (
          <iframe
            title={`${name}, live`}
            src={source}
            className="absolute top-0 left-0 origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}
