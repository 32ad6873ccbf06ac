import { readFileSync } from 'node:fs';
import { colours, type GuideSizes } from './guideStyle.ts';
import type { Block, Run } from './readGuide.ts';

/** What a block is set into. Headings are noted with their page, for the contents. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  sizes: GuideSizes;
  /** The whole path of a picture's file. */
  pathOf: (file: string) => string;
  headings: { text: string; level: number; page: number }[];
}

const lineGap = (size: number) => size * 0.28;
const widthOf = ({ doc, sizes }: Sheet) => doc.page.width - 2 * sizes.margin;
const bottomOf = ({ doc, sizes }: Sheet) => doc.page.height - sizes.margin;

/** Goes to a new page when less than this is left. */
function need(sheet: Sheet, height: number) {
  if (sheet.doc.y + height > bottomOf(sheet)) sheet.doc.addPage();
}

/** How high a text will be. Strong type is a little wider, so the whole is measured in it. */
function heightOf({ doc }: Sheet, runs: Run[], size: number, width: number): number {
  doc.font('strong').fontSize(size);
  return doc.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: lineGap(size) });
}

interface Place {
  size: number;
  x: number;
  width: number;
  colour?: string;
}

function write({ doc }: Sheet, runs: Run[], { size, x, width, colour = colours.text }: Place) {
  const { y } = doc;
  for (const [at, { text, isStrong }] of runs.entries()) {
    const options = { width, lineGap: lineGap(size), continued: at < runs.length - 1 };
    doc
      .font(isStrong ? 'strong' : 'plain')
      .fontSize(size)
      .fillColor(colour);
    if (at === 0) doc.text(text, x, y, options);
    else doc.text(text, options);
  }
}

/** Draws what a screen reader leaves out. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** How much of a block must stand on the page of its heading: all of it, but half a page at most. */
function companyOf(sheet: Sheet, next: Block | undefined): number {
  const { doc, sizes } = sheet;
  const width = widthOf(sheet) - sizes.body * 2.3;
  const texts = next?.kind === 'list' ? next.items : next && 'runs' in next ? [next.runs] : [];
  const height = texts.reduce(
    (sum, runs) => sum + heightOf(sheet, runs, sizes.body, width) + sizes.body * 0.6,
    sizes.body,
  );
  return Math.min(Math.max(height, sizes.body * 6), doc.page.height / 2);
}

function setHeading(
  sheet: Sheet,
  { level, text }: Extract<Block, { kind: 'heading' }>,
  next: Block | undefined,
) {
  const { doc, root, sizes } = sheet;
  const size = level === 2 ? sizes.h2 : sizes.h3;
  const width = widthOf(sheet);
  doc.y += size * (doc.y > sizes.margin + 1 ? 0.9 : 0);
  need(sheet, heightOf(sheet, [{ text, isStrong: true }], size, width) + companyOf(sheet, next));
  sheet.headings.push({ text, level, page: doc.bufferedPageRange().count });
  if (level === 2) doc.outline.addItem(text);
  root.add(
    doc.struct(`H${level}`, {}, () =>
      write(sheet, [{ text, isStrong: true }], {
        size,
        x: sizes.margin,
        width,
        colour: level === 2 ? colours.brand : colours.text,
      }),
    ),
  );
  doc.y += sizes.body * 0.35;
}

function setList(sheet: Sheet, { isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const { doc, root, sizes } = sheet;
  const indent = sizes.body * (isOrdered ? 2.3 : 1.4);
  const place = { size: sizes.body, x: sizes.margin + indent, width: widthOf(sheet) - indent };
  const list = doc.struct('L');
  root.add(list);
  for (const [at, runs] of items.entries()) {
    need(sheet, heightOf(sheet, runs, sizes.body, place.width));
    const { y } = doc;
    const item = doc.struct('LI');
    list.add(item);
    const radius = sizes.body * 0.8;
    if (isOrdered) {
      decorate(doc, () =>
        doc.circle(sizes.margin + radius, y + sizes.body * 0.6, radius).fill(colours.brand),
      );
    }
    const label = isOrdered
      ? { text: `${at + 1}`, size: sizes.body * 0.85, width: radius * 2, colour: colours.onBrand }
      : { text: '•', size: sizes.body, width: indent, colour: colours.brand };
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.font('strong').fontSize(label.size).fillColor(label.colour);
        doc.text(label.text, sizes.margin, y + (isOrdered ? sizes.body * 0.09 : 0), {
          width: label.width,
          align: isOrdered ? 'center' : 'left',
        });
      }),
    );
    doc.y = y;
    item.add(doc.struct('LBody', {}, () => write(sheet, runs, place)));
    item.end();
    doc.y += sizes.body * (isOrdered ? 0.55 : 0.3);
  }
  list.end();
  doc.y += sizes.body * 0.3;
}

function setNote(sheet: Sheet, runs: Run[]) {
  const { doc, root, sizes } = sheet;
  const pad = sizes.body;
  const width = widthOf(sheet) - 2 * pad;
  const height = heightOf(sheet, runs, sizes.body, width) + 2 * pad - lineGap(sizes.body);
  need(sheet, height);
  const { y } = doc;
  decorate(doc, () =>
    doc
      .roundedRect(sizes.margin, y, widthOf(sheet), height, 6)
      .fillAndStroke(colours.noteFill, colours.noteLine),
  );
  doc.y = y + pad;
  root.add(doc.struct('P', {}, () => write(sheet, runs, { size: sizes.body, x: sizes.margin + pad, width })));
  doc.y = y + height + sizes.body;
}

/** In pixels, from the head of the file. */
function sizeOfPng(path: string) {
  const head = readFileSync(path);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

function setPicture(sheet: Sheet, { file, alternative, caption }: Extract<Block, { kind: 'picture' }>) {
  const { doc, root, sizes, pathOf } = sheet;
  const path = pathOf(file);
  const picture = sizeOfPng(path);
  // Screens are taken at 96 dots an inch; half of that is still sharp on paper and never wider than the text.
  const wanted = Math.min(widthOf(sheet) / picture.width, sizes.picture / picture.height, 0.6);
  // A little smaller is better than half an empty page.
  const fitting = (bottomOf(sheet) - doc.y - sizes.body - sizes.caption * 3) / picture.height;
  const scale = fitting > wanted * 0.7 ? Math.min(wanted, fitting) : wanted;
  const [width, height] = [picture.width * scale, picture.height * scale];
  doc.y += sizes.body * 0.4;
  need(sheet, height + sizes.caption * 3);
  const { y } = doc;
  const about = { alt: alternative, bbox: [sizes.margin, y, sizes.margin + width, y + height] };
  root.add(
    doc.struct('Figure', about, () => {
      doc.save().roundedRect(sizes.margin, y, width, height, 5).clip();
      doc.image(path, sizes.margin, y, { width, height });
      doc.restore();
    }),
  );
  decorate(doc, () =>
    doc.lineWidth(0.75).roundedRect(sizes.margin, y, width, height, 5).stroke(colours.line),
  );
  doc.y = y + height + sizes.caption * 0.5;
  root.add(
    doc.struct('Caption', {}, () =>
      write(sheet, [{ text: caption, isStrong: false }], {
        size: sizes.caption,
        x: sizes.margin,
        width: widthOf(sheet),
        colour: colours.muted,
      }),
    ),
  );
  doc.y += sizes.body * 0.8;
}

/** Sets one block where the one before has ended, and keeps together what is read together. */
export function setBlock(sheet: Sheet, block: Block, next: Block | undefined) {
  const { doc, root, sizes } = sheet;
  switch (block.kind) {
    case 'heading':
      return setHeading(sheet, block, next);
    case 'list':
      return setList(sheet, block);
    case 'note':
      return setNote(sheet, block.runs);
    case 'picture':
      return setPicture(sheet, block);
    case 'paragraph': {
      const place = { size: sizes.body, x: sizes.margin, width: widthOf(sheet) };
      need(sheet, heightOf(sheet, block.runs, sizes.body, place.width));
      root.add(doc.struct('P', {}, () => write(sheet, block.runs, place)));
      doc.y += sizes.body * 0.6;
    }
  }
}
