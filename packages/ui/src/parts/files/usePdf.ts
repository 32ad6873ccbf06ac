import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useCallback, useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = worker;

/** How wide a page is painted for paper: 150 dots an inch of a letter. */
const paperPixels = 1275;

/**
 * Reads a PDF in a worker and paints its pages. Scripts in it are never run: only what runs them could, and that is not
 * loaded.
 *
 * @returns `count`: how many pages, `null` while that is not known; `said`: the text of the page that was drawn
 * @see https://mozilla.github.io/pdf.js/
 */
export function usePdf(bytes: Uint8Array) {
  const [file, setFile] = useState<PDFDocumentProxy | null>(null);
  const [said, setSaid] = useState('');
  const [isPainted, setPainted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    // The worker takes the bytes away.
    const task = getDocument({ data: bytes.slice(), enableXfa: false, verbosity: 0 });
    task.promise.then(
      (found) => !isGone && setFile(found),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [bytes]);

  /** @returns stops it */
  const draw = useCallback(
    (canvas: HTMLCanvasElement, { at, width }: { at: number; width: number }) => {
      let stop = () => {};
      let isGone = false;
      async function paint() {
        const page = await file?.getPage(at);
        if (!page || isGone) return;
        const sharp = globalThis.devicePixelRatio || 1;
        const own = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: (width / own.width) * sharp });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        canvas.style.width = `${Math.floor(viewport.width / sharp)}px`;
        const task = page.render({ canvas, viewport });
        stop = () => task.cancel();
        await task.promise;
        const { items } = await page.getTextContent();
        if (isGone) return;
        setSaid(items.map((item) => ('str' in item ? item.str : '')).join(' '));
        setPainted(true);
      }
      paint().catch(() => {
        if (!isGone) setFailed(true);
      });
      return () => {
        isGone = true;
        stop();
      };
    },
    [file],
  );
  /** Paints the pages for paper, one after the other. @returns whether all were painted */
  const paintAll = useCallback(
    async (canvases: Iterable<HTMLCanvasElement>, isGone: () => boolean): Promise<boolean> => {
      try {
        let at = 0;
        for (const canvas of canvases) {
          at += 1;
          const page = await file?.getPage(at);
          if (!page || isGone()) return false;
          const viewport = page.getViewport({ scale: paperPixels / page.getViewport({ scale: 1 }).width });
          canvas.width = Math.floor(viewport.width);
          canvas.height = Math.floor(viewport.height);
          await page.render({ canvas, viewport, intent: 'print' }).promise;
        }
        return at > 0;
      } catch {
        setFailed(true);
        return false;
      }
    },
    [file],
  );
  return { count: file?.numPages ?? null, said, isPainted, hasFailed, draw, paintAll };
}
