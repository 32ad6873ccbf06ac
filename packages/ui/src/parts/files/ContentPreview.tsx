import type { Loadable } from '@rpm/api-client';
import { fileWords } from '@rpm/domain/words/file';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { isShownKind } from './contentKind.ts';
import { joined, type Parts } from './joined.ts';
import type { Paper } from './usePaper.ts';

const text = fileWords.detail;

interface ContentPreviewProps {
  loadable: Loadable<Parts>;
  name: string;
  contentType: string | null;
  /** Lets the pages of a PDF be printed. */
  paper?: Paper | undefined;
}

/** What draws a PDF is larger than any page of ours. */
const pdfPreview = lazily(() => import('./PdfPreview.tsx').then(({ PdfPreview }) => PdfPreview));

/**
 * What is in a file, where that can be shown without running anything of it: a picture and the
 * pages of a PDF are decoded and painted, a text stands as text. Nothing of a file becomes an address, a frame or markup of ours.
 */
export function ContentPreview({ loadable, name, contentType, paper }: ContentPreviewProps) {
  const isPicture = contentType === 'image/png' || contentType === 'image/jpeg';
  return (
    <section
      aria-label={text.preview}
      className="min-w-0 overflow-clip rounded-xl border border-line bg-surface print:border-0"
    >
      {isShownKind(contentType) ? (
        <Loaded
          loadable={loadable}
          says={text.loading}
          headingLevel={2}
          skeleton={<Skeleton shape="chart" />}
        >
          {(parts) =>
            contentType === 'application/pdf' ? (
              <Needed lazy={pdfPreview}>{(PdfPreview) => <PdfPreview parts={parts} paper={paper} />}</Needed>
            ) : isPicture ? (
              <Picture parts={parts} type={contentType} name={name} />
            ) : (
              <pre
                dir="auto"
                lang=""
                className="wrap-anywhere whitespace-pre-wrap p-5 font-mono text-caption"
              >
                {new TextDecoder().decode(joined(parts))}
              </pre>
            )
          }
        </Loaded>
      ) : (
        <EmptyState icon={<FileText strokeWidth={1.5} />} title={text.noPreview} />
      )}
    </section>
  );
}

/** A picture, painted: what its bytes may hold besides is not reached. */
function Picture({ parts, type, name }: { parts: Parts; type: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(new Blob([...parts], { type })).then(
      (bitmap) => {
        const { current } = canvas;
        if (isGone || !current) return;
        current.width = bitmap.width;
        current.height = bitmap.height;
        current.getContext('2d')?.drawImage(bitmap, 0, 0);
        current.dataset.painted = 'true';
      },
      // A picture that the browser cannot read stays empty; it can be downloaded.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [parts, type]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={text.picture({ name })}
      className="mx-auto block h-auto max-w-full"
    />
  );
}
