import pdfMake from 'pdfmake/build/pdfmake';
import fonts from 'pdfmake/build/vfs_fonts';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { printable } from './printable.ts';

/**
 * A document as the bytes of a PDF, in the language of the page. It holds no sentence, so that one file serves all languages:
 * `unprintable` stands where its font has no letters.
 */
export async function makePdf(pages: TDocumentDefinitions, unprintable: string): Promise<Uint8Array> {
  pdfMake.addVirtualFileSystem(fonts);
  const read = { language: document.documentElement.lang, displayTitle: true };
  return new Uint8Array(await pdfMake.createPdf({ ...read, ...printable(pages, unprintable) }).getBuffer());
}
