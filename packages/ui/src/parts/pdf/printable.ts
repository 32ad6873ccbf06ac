/** A letter that the font of a PDF does not have. */
const unknown =
  '[^\\0-\\u017f\\u0218-\\u021b\\u0259\\u01a0\\u01a1\\u01af\\u01b0\\u0300-\\u0309\\u0384-\\u03ce\\u0400-\\u0513\\u1ea0-\\u1ef9\\u2000-\\u200b\\u2010-\\u2026\\u2030-\\u2044\\u2122\\u2212\\u2248\\u2260-\\u2265]';
const unknownWords = new RegExp(`${unknown}+( +${unknown}+)*`, 'gu');

/**
 * The content of a PDF, with `instead` in place of what would be printed as empty boxes, such as a name in Arabic or Chinese: its
 * font knows Latin, Greek and Cyrillic letters. What turns and joins letters, and is none, is left out.
 */
export function printable<Part>(part: Part, instead: string): Part;
export function printable(part: unknown, instead: string): unknown {
  if (typeof part === 'string')
    return part
      .normalize()
      .replace(/\u202f/g, '\u00a0')
      .replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(unknownWords, instead);
  // What is made for each page, as its foot.
  if (typeof part === 'function') return (...of: unknown[]) => printable(part(...of), instead);
  if (Array.isArray(part)) return part.map((each) => printable(each, instead));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, printable(value, instead)]));
}
