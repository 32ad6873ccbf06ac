import { fileWords } from '@rpm/domain/words/file';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { joined, type Parts } from './joined.ts';
import { PdfSheet } from './PdfSheet.tsx';
import type { Paper } from './usePaper.ts';
import { usePdf } from './usePdf.ts';

const text = fileWords.detail.pdf;
const [least, most, step] = [0.5, 3, 0.25];
const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/**
 * A PDF, page by page: the arrows turn pages and plus and minus zoom while it has the focus. The pages are painted; what
 * text they have is there for screen readers. No script, link or form of the file does anything.
 */
export function PdfPreview({ parts, paper }: { parts: Parts; paper?: Paper | undefined }) {
  const [at, setAt] = useState(1);
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The file is read once, however often the page around is drawn.
  const bytes = useMemo(() => joined(parts), [parts]);
  const { count, said, isPainted, hasFailed, draw, paintAll } = usePdf(bytes);
  const onPages = paper?.onPages;
  useEffect(() => {
    if (count !== null) onPages?.(hasFailed ? 0 : count);
  }, [count, hasFailed, onPages]);
  useEffect(() => {
    if (count !== null && canvas.current && box.current)
      return draw(canvas.current, { at, width: box.current.clientWidth * zoom });
  }, [count, at, zoom, draw]);
  if (hasFailed) return <EmptyState icon={<ZoomIn strokeWidth={1.5} />} title={text.failed} />;
  if (count === null) return <Skeleton shape="chart" />;
  const turn = (by: number) => setAt((now) => Math.min(count, Math.max(1, now + by)));
  const scale = (by: number) => setZoom((now) => Math.min(most, Math.max(least, now + by)));
  const keys: Record<string, () => void> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    '+': () => scale(step),
    '-': () => scale(-step),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 border-line border-b p-2 print:hidden">
        <IconButton
          name={text.previous}
          icon={<ChevronLeft {...icon} />}
          isDisabled={at === 1}
          onClick={() => turn(-1)}
        />
        <p role="status" className="numeric">
          {text.at({ at, count })}
        </p>
        <IconButton
          name={text.next}
          icon={<ChevronRight {...icon} />}
          isDisabled={at === count}
          onClick={() => turn(1)}
        />
        <span className="ms-auto flex gap-2">
          <IconButton
            name={text.smaller}
            icon={<ZoomOut {...icon} />}
            isDisabled={zoom <= least}
            onClick={() => scale(-step)}
          />
          <IconButton
            name={text.larger}
            icon={<ZoomIn {...icon} />}
            isDisabled={zoom >= most}
            onClick={() => scale(step)}
          />
        </span>
      </div>
      <section
        ref={box}
        aria-label={text.page({ at, count })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-[80dvh] overflow-auto bg-surface-sunken -outline-offset-2"
      >
        {/* What stands inside is what a screen reader reads of it. */}
        <canvas ref={canvas} data-painted={isPainted || undefined} className="mx-auto block">
          {said}
        </canvas>
      </section>
      {paper && paper.asked > 0 && <PdfSheet count={count} paintAll={paintAll} {...paper} />}
    </div>
  );
}
