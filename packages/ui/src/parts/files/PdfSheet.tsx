import { fileWords } from '@rpm/domain/words/file';
import { useEffect, useRef } from 'react';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet.tsx';
import type { Paper } from './usePaper.ts';
import type { usePdf } from './usePdf.ts';

interface PdfSheetProps extends Pick<ReturnType<typeof usePdf>, 'paintAll'>, Omit<Paper, 'onPages'> {
  count: number;
}

/**
 * All pages of a PDF for paper, each on a sheet of its own. It goes to the printer each time that is asked for, and stays
 * afterwards: a phone prints only when its own dialog has been answered.
 */
export function PdfSheet({ count, paintAll, asked, onPrinted }: PdfSheetProps) {
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const canvases = pages.current?.querySelectorAll('canvas') ?? [];
    void paintAll(canvases, () => isGone).then((isWhole) => {
      if (isWhole) window.print();
      onPrinted(asked);
    });
    return () => {
      isGone = true;
    };
  }, [asked, paintAll, onPrinted]);
  return (
    <PrintSheet title={fileWords.detail.preview}>
      <div ref={pages}>
        {Array.from({ length: count }, (_, at) => (
          <canvas
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
            key={at}
            className="mx-auto block max-w-full"
            style={{ breakAfter: 'page', maxHeight: '100vh' }}
          />
        ))}
      </div>
    </PrintSheet>
  );
}
