import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** A document as the bytes of a PDF. Its font knows Latin, Greek and Cyrillic letters. */
export async function makePdf(document: TDocumentDefinitions): Promise<Uint8Array> {
  pdfMake.addVirtualFileSystem(fonts);
  return new Uint8Array(await pdfMake.createPdf(document).getBuffer());
}
