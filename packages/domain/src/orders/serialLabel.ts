import { SerialNumber } from './serialNumber.ts';

/** A letter of a serial number that may be meant as a digit. */
export interface UnsureLetter {
  letter: 'O' | 'I';
  digit: '0' | '1';
  /** The serial number with that digit. */
  changed: string;
}

const looksLike = [
  ['O', '0'],
  ['I', '1'],
] as const;

/**
 * Letters beside a digit that look like one: `0412778O`. Those inside a word, as in `OMRON-12`, are no question. It is
 * only asked: nothing changes a serial number by itself.
 *
 * @see ACT-01
 */
export function unsureLetters(serial: string): UnsureLetter[] {
  return looksLike.flatMap(([letter, digit]): UnsureLetter[] => {
    const inRun = (run: string) => run.replace(new RegExp(letter, 'gi'), digit);
    // Blanks and dashes do not part a letter from its digit.
    const changed = serial
      .replace(/[OI](?:[\s-]*[OI])*(?=[\s-]*\d)/gi, inRun)
      .replace(/\d(?:[\s-]*[OI])+/gi, inRun);
    return changed === serial ? [] : [{ letter, digit, changed }];
  });
}

/** A serial number in groups as it is compared: runs of letters, and digits by fours; signs and blanks part them. */
export function serialGroups(serial: string): string[] {
  return serial.match(/[a-z]+|\d{1,4}/gi) ?? [];
}

/** How long the fields of a GS1 code are that may stand before a serial number; `null`: up to its mark. */
const fieldLengths: Readonly<Record<string, number | null>> = { '01': 14, '11': 6, '17': 6, '10': null };
/** What ends a field without a fixed length (FNC1), as decoders give it. */
const mark = '\u001d';

/** Field 21 of a GS1 code, as the label of a medical device has it (UDI); `null` where it has none. */
function serialOfProduct(code: string): string | null {
  let rest = code;
  while (rest !== '') {
    const [name, from] = [rest.slice(0, 2), rest.slice(2)];
    const field = from.slice(0, from.indexOf(mark) < 0 ? undefined : from.indexOf(mark));
    if (name === '21') return field;
    const length = fieldLengths[name];
    if (length === undefined) return null;
    rest = from.slice(length ?? field.length);
    if (rest.startsWith(mark)) rest = rest.slice(1);
  }
  return null;
}

/**
 * The serial number that a barcode holds: its text without `S/N`; of a GS1 code its field 21. `null` where it is none:
 * the address of a page, or a code of the product alone.
 *
 * @see ACT-01
 */
export function serialOfCode(code: string): string | null {
  const named = code.replace(/^\](C1|d2|Q3)/, '');
  const plain = named.startsWith(mark) ? named.slice(1) : named;
  const text = /^01\d{14}/.test(plain)
    ? serialOfProduct(plain)
    : plain.replace(/^\s*S\/?N\s*[.:#]?\s+|^\s*S\/?N\s*[.:#]\s*/i, '');
  if (text === null || text.includes('://')) return null;
  const found = SerialNumber.safeParse(text);
  return found.success ? found.data : null;
}
