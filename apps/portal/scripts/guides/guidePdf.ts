import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colours, fontFiles, type GuideSizes } from './guideStyle.ts';
import type { Guide } from './readGuide.ts';
import { decorate, type Sheet, setBlock } from './setBlock.ts';

const curve =
  'M-29 264C-12 266.700 39 284 72 280S134 241 166 240 227 271 259 272 322 264 353 248 411 205 439 176 490 81 518 80 575 141 605 168 665 222 698 240 766 271 799 272 857 245 893 244 964 265 1008 264 1096 241 1152 240 1285 256 1339 256 1447 243 1469 240';

function setCover({ doc, root, sizes }: Sheet, { title, subtitle, version }: Guide) {
  const { width, height } = doc.page;
  decorate(doc, () => {
    doc.rect(0, 0, width, height).fill(colours.frame);
    doc.translate(0, 430).scale(width / 1440);
    doc.rect(0, 200, 1440, 120).fill(colours.frameBand);
    doc.path(curve).lineWidth(6).stroke(colours.onFrame);
  });
  decorate(doc, () => {
    doc.translate(sizes.margin, sizes.margin).scale(2);
    doc.save().roundedRect(0, 0, 32, 32, 9).clip();
    doc.rect(0, 0, 32, 32).fill(colours.brand).rect(0, 15, 32, 9).fill(colours.markBand).restore();
    doc.path('M4.5 19.5h3.7c2.6 0 3.1-9.5 6.3-9.5s3.8 9.5 6.5 9.5h2');
    doc.lineWidth(2.7).lineCap('round').stroke(colours.onBrand);
    doc.circle(25.2, 19.5, 3.1).fill(colours.onBrand);
  });
  const lines = [
    { type: 'P', text: 'Remote Patient Monitoring', size: 18, y: sizes.margin + 84, font: 'plain' },
    { type: 'H1', text: title, size: 44, y: sizes.margin + 150, font: 'strong' },
    { type: 'P', text: subtitle, size: 18, y: sizes.margin + 212, font: 'plain' },
    { type: 'P', text: version, size: 14, y: height - sizes.margin - 20, font: 'plain' },
  ];
  for (const { type, text, size, y, font } of lines) {
    root.add(
      doc.struct(type, {}, () => {
        doc.font(font).fontSize(size).fillColor(colours.onFrame);
        doc.text(text, sizes.margin, y, { width: width - 2 * sizes.margin });
      }),
    );
  }
}

/** The list of the main headings; each leads to its page. Empty in the first pass, which finds the pages. */
function setContents(sheet: Sheet, guide: Guide, pages: Map<string, number>) {
  const { doc, root, sizes } = sheet;
  doc.addPage();
  const width = doc.page.width - 2 * sizes.margin;
  root.add(
    doc.struct('H2', {}, () => {
      doc.font('strong').fontSize(sizes.h2).fillColor(colours.brand);
      doc.text('Contents', sizes.margin, sizes.margin, { width });
    }),
  );
  doc.y += sizes.body * 0.6;
  const list = doc.struct('TOC');
  root.add(list);
  const entries = guide.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  );
  for (const text of entries) {
    const item = doc.struct('TOCI');
    list.add(item);
    const { y } = doc;
    const page = pages.get(text) ?? 0;
    const link = doc.struct('Link', {}, () => {
      doc.font('plain').fontSize(sizes.body).fillColor(colours.text);
      doc.text(text, sizes.margin, y, { width: width - 60 });
      const below = doc.y;
      doc.text(`${page}`, sizes.margin + width - 60, y, { width: 60, align: 'right' });
      doc.y = below;
      // A wrapped text is a text to PDFKit; a bare one would be written as a name.
      const about = { structParent: link, Contents: Object(`${text}, page ${page}`) };
      doc.goTo(sizes.margin, y, width, below - y, text, about);
    });
    item.add(link);
    item.end();
    decorate(doc, () =>
      doc
        .moveTo(sizes.margin, doc.y + sizes.body * 0.3)
        .lineTo(sizes.margin + width, doc.y + sizes.body * 0.3)
        .lineWidth(0.5)
        .stroke(colours.line),
    );
    doc.y += sizes.body * 0.75;
  }
  list.end();
}

/** The foot of every page but the cover. */
function setFeet({ doc, sizes }: Sheet, title: string) {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const size = Math.max(sizes.caption - 2, 9);
    const y = doc.page.height - sizes.margin * 0.6;
    const width = doc.page.width - 2 * sizes.margin;
    doc.font('plain').fontSize(size).fillColor(colours.muted);
    doc.text(title, sizes.margin, y, { width, lineBreak: false });
    doc.text(`${page + 1}`, sizes.margin, y, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

interface Print {
  sizes: GuideSizes;
  /** Stands in the file as the day it was made, so that the same guide gives the same file. */
  day: Date;
  pathOf: (file: string) => string;
}

function setGuide(guide: Guide, { sizes, day, pathOf }: Print, pages: Map<string, number>) {
  const options = {
    size: 'LETTER',
    margin: sizes.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: fontFiles.plain,
    info: {
      Title: guide.title,
      Subject: guide.subtitle,
      Author: 'Remote Patient Monitoring',
      Creator: 'Remote Patient Monitoring',
      CreationDate: day,
      ModDate: day,
    },
  };
  // PDF/UA is not in the types of PDFKit yet.
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  doc.registerFont('plain', fontFiles.plain).registerFont('strong', fontFiles.strong);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = { doc, root, sizes, pathOf, headings: [] };
  setCover(sheet, guide);
  setContents(sheet, guide, pages);
  doc.addPage();
  for (const [at, block] of guide.blocks.entries()) setBlock(sheet, block, guide.blocks[at + 1]);
  root.end();
  setFeet(sheet, guide.title);
  doc.end();
  return { doc, pages: new Map(sheet.headings.map(({ text, page }) => [text, page])) };
}

/**
 * Sets a guide as a tagged PDF (PDF/UA-1) on US Letter: cover, contents, page numbers, embedded fonts. It is set twice;
 * the first pass finds the pages for the contents.
 */
export async function guidePdf(guide: Guide, print: Print): Promise<Buffer> {
  const first = setGuide(guide, print, new Map());
  await buffer(first.doc);
  return buffer(setGuide(guide, print, first.pages).doc);
}
