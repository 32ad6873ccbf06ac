import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import { fn, spyOn } from 'storybook/test';

/** Widths of the bars of each value; the library keeps them for itself. */
const { CODE_PATTERNS: patterns } = Code128Reader as unknown as { CODE_PATTERNS: Int32Array[] };

/** The bars of a text in Code 128 (ISO/IEC 15417, code set B), wide and narrow in modules, beginning with a bar. */
function code128(text: string): number[] {
  const start = 104;
  const values = [...text].map((character) => character.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, at) => total + value * (at + 1), start);
  return [start, ...values, sum % 103, 106].flatMap((value) => [...(patterns[value] ?? [])]);
}

/** A label as a camera sees it. */
function drawLabel(context: CanvasRenderingContext2D, serial: string) {
  context.fillStyle = '#c8c6c0';
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = '#ffffff';
  context.fillRect(60, 140, 520, 220);
  context.fillStyle = '#101010';
  let left = 110;
  for (const [at, modules] of code128(serial).entries()) {
    if (at % 2 === 0) context.fillRect(left, 190, modules * 2, 110);
    left += modules * 2;
  }
}

/** The picture of a camera, which comes again and again until it is closed. */
function streamOf(serial: string): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const stream = canvas.captureStream();
  const draw = () => {
    if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) return;
    drawLabel(context, serial);
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}

/** A camera that shows a label with a barcode; the tracks that were opened, and what was asked of their light. */
export function cameraShows(serial: string) {
  const tracks: MediaStreamTrack[] = [];
  const light = fn<(wish: unknown) => void>();
  hasCamera();
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = streamOf(serial);
    const [track] = stream.getVideoTracks();
    if (track) {
      tracks.push(track);
      track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      track.applyConstraints = async (wish) => light(wish);
    }
    return stream;
  });
  return { tracks, light };
}

/** A camera that does not open, for the reason that browsers give. */
export function cameraFails(name: string) {
  hasCamera();
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name));
}

const hasCamera = () =>
  spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([
    { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => '' },
  ]);
