// Part by part: its front door brings every reader and writer, four times as much.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import Code39Reader from '@zxing/library/esm/core/oned/Code39Reader';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

const readers = [new Code128Reader(), new Code39Reader(), new DataMatrixReader(), new QRCodeReader()];
// Marks the ends of fields, which a UDI needs.
const hints = new Map([[DecodeHintType.ASSUME_GS1, true]]);

/** The codes in a picture of gray points, at most one of each kind. */
export function readLuminance(luminances: Uint8ClampedArray, width: number, height: number): string[] {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(luminances, width, height)));
  return readers.flatMap((reader) => {
    try {
      return [reader.decode(bitmap, hints).getText()];
    } catch {
      // Its way to say that there is none.
      return [];
    }
  });
}
