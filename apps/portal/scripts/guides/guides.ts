import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guidePaths, pageLanguages } from '@rpm/domain';

const root = join(import.meta.dirname, '../../../..');

/** A user guide in one language. */
export interface Guide {
  language: (typeof pageLanguages)[number];
  /** Of its Markdown and of its print, without an ending. */
  name: 'patient-user-guide' | 'provider-user-guide';
  /** The folder of the Markdown and its pictures. */
  folder: string;
  /** The PDF, which is kept in the repository as the pictures are: no build needs a browser. */
  file: string;
}

/** All guides. @see DDB-04, PDB-04, MYD-04 */
export const guides: readonly Guide[] = pageLanguages.flatMap((language) =>
  (['patient', 'provider'] as const).map((reader) => ({
    language,
    name: `${reader}-user-guide` as const,
    folder: join(root, 'docs/guides', language),
    file: join(root, 'apps/portal/public', guidePaths[language][reader]),
  })),
);

/** The Markdown of a guide. */
export const markdownOf = ({ folder, name }: Guide) => readFileSync(join(folder, `${name}.md`), 'utf8');

/** The list of what each guide was printed from; a guide that has changed since must be printed again. */
export const printedList = join(import.meta.dirname, 'printed.json');

/** A mark of all that a guide is printed from: its Markdown, its pictures and its look. */
export function sourceOf(guide: Guide): string {
  const hash = createHash('sha256').update(markdownOf(guide));
  const pictures = join(guide.folder, 'pictures');
  for (const picture of readdirSync(pictures).sort()) hash.update(readFileSync(join(pictures, picture)));
  for (const look of ['guide.css', 'guideHtml.ts'])
    hash.update(readFileSync(join(import.meta.dirname, look)));
  return hash.digest('hex');
}
