import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { printable } from './printable.ts';

/** A document as the bytes of a PDF, in the language of the page. */
export async function makePdf(pages: TDocumentDefinitions): Promise<Uint8Array> {
  pdfMake.addVirtualFileSystem(fonts);
  const read = { language: document.documentElement.lang, displayTitle: true };
  return new Uint8Array(await pdfMake.createPdf({ ...read, ...printable(pages) }).getBuffer());
}
