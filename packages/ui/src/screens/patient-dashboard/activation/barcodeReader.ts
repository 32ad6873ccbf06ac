import { lazily } from '../../../hooks/lazily.ts';

/** Reads what codes are in a picture: their texts, as they are. */
export type BarcodeReader = (picture: HTMLVideoElement) => Promise<string[]>;

/** The Barcode Detection API, which some browsers have. @see https://wicg.github.io/shape-detection-api */
interface DetectorClass {
  new (wish: {
    formats: string[];
  }): {
    detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

/** What labels of devices bear. Those of shops (EAN, UPC) name a product and never the single device. */
const formats = ['code_128', 'code_39', 'data_matrix', 'qr_code'];

/** The browser's own; `null` where it has none, or one that reads no labels. */
async function ownReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector }: { BarcodeDetector?: DetectorClass } = globalThis as object;
  const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!BarcodeDetector || !known.includes('code_128')) return null;
  const detector = new BarcodeDetector({ formats: formats.filter((each) => known.includes(each)) });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

const library = lazily(() => import('./readLuminance.ts').then(({ readLuminance }) => readLuminance));

/** Widest picture that the library searches: enough for the bars of a label, and quick on a slow phone. */
const widest = 960;

async function libraryReader(): Promise<BarcodeReader> {
  const readLuminance = await library.load();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const scale = Math.min(1, widest / picture.videoWidth);
    const [width, height] = [picture.videoWidth, picture.videoHeight].map((side) => Math.round(side * scale));
    if (!context || !width || !height) return [];
    Object.assign(canvas, { width, height });
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const luminances = new Uint8ClampedArray(width * height);
    for (let at = 0; at < luminances.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
      luminances[at] = (red + 2 * green + blue) / 4;
    }
    return readLuminance(luminances, width, height);
  };
}

/** The browser's own reader, or else a library that comes now. */
export const barcodeReader = async (): Promise<BarcodeReader> =>
  (await ownReader().catch(() => null)) ?? libraryReader();
