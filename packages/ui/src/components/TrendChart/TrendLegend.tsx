import { type ReadingClass, readingClasses } from '@rpm/domain';
import { classWords } from '@rpm/domain/words/reading';
import { marksPath } from './shapes.ts';

const style: Record<ReadingClass, string> = {
  Normal: 'fill-surface stroke-[1.75] stroke-chart-series-1 forced-colors:stroke-[CanvasText]',
  Cautious: 'fill-reading-cautious-mark forced-colors:fill-[CanvasText]',
  Critical: 'fill-reading-critical-mark forced-colors:fill-[Highlight]',
};

/** The shapes of a chart's points by their names. */
export function TrendLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-caption text-fg-muted">
      {readingClasses.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="block size-4">
            <path d={marksPath(kind, [{ x: 8, y: 8 }], false)} className={style[kind]} />
          </svg>
          {classWords[kind]}
        </li>
      ))}
    </ul>
  );
}
