import type { Actor } from '@rpm/ui/flows/journey.ts';
import { User, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const sizes = {
  clinic: { width: 1440, height: 960, name: 'Clinic', Icon: Users },
  patient: { width: 390, height: 700, name: 'Patient', Icon: User },
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
  /** Who has logged in; empty: nobody has. */
  person: string;
}

/** One of the two people, live: the pages at the size that this person has, made to fit. */
export function PaneFrame({ actor, path, person }: PaneFrameProps) {
  const { width, height, name, Icon } = sizes[actor];
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)),
    );
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, [width]);
  const shown = [path, person].filter(Boolean).join(', ');
  const source = `iframe.html?id=journeys-panes--${actor}&viewMode=story&globals=${looks()}`;
  return (
    <section aria-label={name} className="min-w-0">
      <div className="flex items-center gap-x-3">
        <Icon aria-hidden="true" className="size-icon flex-none" />
        <h3 className="flex-1 text-h3">{name}</h3>
        {/* A window with a name knows who opened it, and has the clinic from there. */}
        <a href={source} target={`journey-${actor}`} className="font-semibold text-fg-link">
          Open<span className="sr-only"> {name} alone</span>
        </a>
      </div>
      {/* One line in both, also before the first page is there: the frames stand level. */}
      <p className="mb-2 min-h-[1lh] truncate text-fg-muted" title={shown}>
        {shown}
      </p>
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
