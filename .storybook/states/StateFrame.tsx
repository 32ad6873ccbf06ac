import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../scripts/trace/reports.ts';
import { requirementAddress, storyAddress } from '../storyAddress.ts';
import { Failure, ResultMark } from '../trace/ResultMark.tsx';
import { onlyLookedAt } from './focusInFrame.ts';
import type { IndexedStory } from './storyIndex.ts';
import { useTurn } from './useTurn.ts';

/** A state, and how it is shown. */
export interface Shown {
  story: Pick<IndexedStory, 'id' | 'title' | 'name'>;
  /** Of the page in the frame, in pixels. */
  width: number;
  ids: readonly string[];
  /** A state that the toolbar shows of this story: its name, and what the toolbar says. */
  byToolbar?: { name: string; globals: string };
  /** What is written of it. */
  about?: ReactNode;
  /** How it came out in the last run. */
  result?: Outcome | null;
  /** What went wrong, in a line. */
  failure?: string;
  /** Its place on the page, to speak of it on paper. */
  number?: number;
  /** Whether it stands beside those of other screens. */
  ofScreens?: boolean;
  /** Whether it is drawn also while it is far from view. */
  isEager?: boolean;
}

/** What the toolbar says, for the frames as well. */
const globals = () => new URLSearchParams(window.location.search).get('globals') ?? '';
const height = 1.4;

/** One state: a small live page, which is only to be looked at, its name and what it shows. The name is the link. */
export function StateFrame({
  story: { id, title, name },
  width,
  ids,
  byToolbar,
  about,
  result = null,
  failure,
  number,
  ofScreens,
  isEager = false,
}: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { isDue, drawnIn } = useTurn(box, isEager);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, [width]);
  const said = [globals(), byToolbar?.globals].filter(Boolean).join(';');
  const part = [
    ofScreens && title.split('/').slice(1, 3).join(', '),
    byToolbar ? `${name}, by the toolbar` : title.split('/').slice(3).join('/'),
  ].filter(Boolean);
  const tall = width === 1440 ? 0.7 : height;
  return (
    <li
      className={`relative flex min-w-0 flex-col overflow-clip rounded-xl border bg-surface focus-within:outline-2 focus-within:outline-focus print:break-inside-avoid ${result === 'did not run' ? 'border-line-strong border-dashed' : 'border-line'}`}
    >
      <div className="grow border-line border-b p-3">
        {number !== undefined && (
          <span aria-hidden="true" className="me-1.5 text-fg-muted">
            {number}
          </span>
        )}
        <a
          href={`${storyAddress(id, said, `viewport.value:w${width}`)}&panel=false`}
          target="_top"
          className="wrap-anywhere font-semibold text-fg-link after:absolute after:inset-0"
        >
          {byToolbar?.name ?? name}
        </a>
        {part.length > 0 && <p className="text-caption text-fg-muted">{part.join(': ')}</p>}
        {about}
        {result && (
          <p className="text-caption">
            <ResultMark result={result} isSaid />
          </p>
        )}
        <Failure>{failure}</Failure>
        {ids.length > 0 && (
          <ul aria-label="Requirements" className="mt-1 flex flex-wrap gap-1">
            {ids.map((each) => (
              <li key={each}>
                <a
                  href={requirementAddress(each)}
                  target="_top"
                  className="relative z-1 block rounded-sm border border-line bg-surface-sunken px-1.5 text-caption hover:text-fg-link"
                >
                  {each}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div
        ref={box}
        inert
        data-page
        className="relative w-full overflow-clip"
        style={{ aspectRatio: `1 / ${tall}` }}
      >
        {scale > 0 && isDue && (
          <iframe
            title={`${title}, ${byToolbar?.name ?? name}`}
            src={`iframe.html?id=${id}&viewMode=story&${onlyLookedAt}=true&globals=${encodeURIComponent(said)}`}
            onLoad={({ currentTarget }) => drawnIn(currentTarget)}
            className="absolute top-0 left-0 origin-top-left border-0"
            style={{ width, height: width * tall, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </li>
  );
}
