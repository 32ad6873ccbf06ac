import { limits, serialOfCode } from '@rpm/domain';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { barcodeReader } from './barcodeReader.ts';
import { type CameraFault, cameraFault, closeCamera, hasLight, openCamera, switchLight } from './camera.ts';

interface Scan {
  video: RefObject<HTMLVideoElement | null>;
  /** Gets the serial number, once. */
  onFound: (serial: string) => void;
  /** There is no picture. */
  onFault: (fault: CameraFault) => void;
}

const followVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Looks for a serial number in the picture of the camera while it is drawn. The camera is let go when the number is
 * found, when the dialog goes, and while nobody sees the page; nothing of its picture is kept.
 *
 * @see ACT-01
 */
export function useScan({ video, onFound, onFault }: Scan) {
  const isVisible = useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isSlow, setIsSlow] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const tells = useRef({ onFound, onFault });
  useEffect(() => {
    tells.current = { onFound, onFault };
  });

  useEffect(() => {
    if (!isVisible) return;
    let opened: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      if (opened) closeCamera(opened);
      setStream(null);
      setIsLit(false);
    };
    const begin = async () => {
      const read = await barcodeReader();
      if (isOver) return;
      opened = await openCamera();
      // Who has left meanwhile leaves no camera on.
      if (isOver) return closeCamera(opened);
      const { current: picture } = video;
      if (!picture) return;
      opened.getVideoTracks()[0]?.addEventListener('ended', () => tells.current.onFault('broken'));
      picture.srcObject = opened;
      setStream(opened);
      const began = Date.now();
      let last: string | null = null;
      const look = async () => {
        // A picture that is not there yet has nothing to read.
        const codes = await read(picture).catch(() => []);
        if (isOver) return;
        const serial = codes.map(serialOfCode).find((each) => each !== null) ?? null;
        // Twice the same: a single blurred picture is no number.
        if (serial !== null && serial === last) {
          end();
          // Where there is such a thing; Safari has none.
          navigator.vibrate?.(100);
          tells.current.onFound(serial);
          return;
        }
        last = serial;
        setIsSlow(Date.now() - began >= limits.scanSlowMs);
        timer = setTimeout(look, limits.scanEveryMs);
      };
      await look();
    };
    begin().catch((cause: unknown) => {
      if (isOver) return;
      end();
      tells.current.onFault(cameraFault(cause));
    });
    return end;
  }, [isVisible, video]);

  return {
    isLive: stream !== null,
    isSlow,
    /** Switches the light of the phone; `null` where it has none. */
    light:
      stream && hasLight(stream)
        ? {
            isLit,
            press: () => {
              // A light that does not obey stays as it is.
              switchLight(stream, !isLit).then(
                () => setIsLit(!isLit),
                () => undefined,
              );
            },
          }
        : null,
  };
}
