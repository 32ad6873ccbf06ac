import { activationWords } from '@rpm/domain/words/activation';
import { Flashlight } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import type { CameraFault } from './camera.ts';
import { useScan } from './useScan.ts';

const text = activationWords.scan;

interface ScanStepProps {
  onFound: (serial: string) => void;
  onFault: (fault: CameraFault) => void;
}

/** The corners between which the barcode belongs. */
const corners = [
  'top-0 left-0 rounded-tl-lg border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-lg border-t-4 border-r-4',
  'bottom-0 left-0 rounded-bl-lg border-b-4 border-l-4',
  'right-0 bottom-0 rounded-br-lg border-r-4 border-b-4',
];

/** The picture of the camera with a frame in it, and what to do when nothing is found. @see ACT-01, design v4 */
export function ScanStep({ onFound, onFault }: ScanStepProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { isLive, isSlow, light } = useScan({ video, onFound, onFault });
  return (
    <div className="flex flex-col gap-4">
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-illustration-deep">
        <video
          ref={video}
          aria-label={text.picture}
          autoPlay
          muted
          playsInline
          className="size-full object-cover"
        />
        <div aria-hidden="true" className="absolute inset-x-[10%] top-[22%] bottom-[24%]">
          {corners.map((corner) => (
            <span
              key={corner}
              className={`absolute size-9 border-illustration-lit forced-colors:border-[Highlight] ${corner}`}
            />
          ))}
        </div>
        <p aria-hidden="true" className="absolute inset-x-3 bottom-2 text-center">
          <span className="inline-block rounded-md bg-surface-raised px-3 py-1 font-semibold">
            {isLive ? text.hold : text.starting}
          </span>
        </p>
        {light && (
          <span className="absolute top-3 right-3">
            <button
              type="button"
              aria-pressed={light.isLit}
              onClick={light.press}
              className="inline-flex min-h-13 items-center gap-2 rounded-lg border border-line-control bg-surface-raised px-4 font-semibold aria-pressed:bg-brand-solid aria-pressed:text-fg-on-brand"
            >
              <Flashlight aria-hidden="true" strokeWidth={1.75} className="size-icon" />
              {text.light}
            </button>
          </span>
        )}
      </div>
      {isSlow && (
        <Banner kind="info" announce="status">
          {text.slow}
        </Banner>
      )}
      <p className="text-fg-muted">{text.stays}</p>
    </div>
  );
}
