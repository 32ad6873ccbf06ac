import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { guidePaths } from '@rpm/domain';
import { guidePdf } from './guidePdf.ts';
import { type GuideSizes, largePrint, standardPrint } from './guideStyle.ts';
import { readGuide } from './readGuide.ts';

const source = join(import.meta.dirname, '../../../../docs/guides');
const target = join(import.meta.dirname, '../../public');

/** Each guide's address, and the print it is set in. Its Markdown has the same name in docs/guides. */
export const guides: { path: string; sizes: GuideSizes }[] = [
  { path: guidePaths.provider, sizes: standardPrint },
  { path: guidePaths.patient, sizes: largePrint },
];

/** The Markdown of a guide. */
export const markdownOf = (path: string) =>
  readFileSync(join(source, basename(path).replace('.pdf', '.md')), 'utf8');

/** One guide as a PDF. The same Markdown gives the same bytes. */
export function printGuide({ path, sizes }: (typeof guides)[number]): Promise<Buffer> {
  const guide = readGuide(markdownOf(path));
  const day = new Date(`${guide.version.split(', ').slice(1).join(', ')} UTC`);
  if (Number.isNaN(day.getTime())) throw new Error(`The version of ${path} names no day: ${guide.version}`);
  return guidePdf(guide, { sizes, day, pathOf: (file) => join(source, file) });
}

/** Writes the guides where both the build and the development server take them from (DDB-04, PDB-04, MYD-04). */
export async function writeGuides() {
  for (const guide of guides) {
    const file = join(target, guide.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await printGuide(guide));
  }
}
