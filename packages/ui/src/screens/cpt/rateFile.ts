import { limits, type Rate, type RateLine, type RatesRead, readRates, type WrongRateLine } from '@rpm/domain';
import { rateImportWords } from '@rpm/domain/words/rateImport';
import Papa from 'papaparse';

const texts = rateImportWords.errors;

/** A file of rates: its cells, or why it has none. */
export type RateFile = { table: string[][] } | { error: string };

/**
 * Reads a file as CSV, whatever separates its cells. A spreadsheet that was dropped as it is, and letters of another
 * encoding, are told as what they are.
 */
export async function readRateFile(file: File): Promise<RateFile> {
  if (file.size > limits.rateFileMaxBytes)
    return { error: texts.tooLarge({ most: limits.rateFileMaxBytes / 1000 }) };
  // A file that went away since it was chosen cannot be read either.
  const text = await file.text().catch(() => null);
  if (text === null || /[\0\ufffd]/.test(text)) return { error: texts.unreadable };
  const { data, errors } = Papa.parse<string[]>(text);
  return errors.some(({ type }) => type === 'Quotes') ? { error: texts.unreadable } : { table: data };
}

/** What a file brings beside what there is now. */
export interface Brought {
  lines: readonly RateLine[];
  wrong: readonly WrongRateLine[];
  /** What stands in the way of the import as a whole. */
  error: string | null;
}

/** What the table of a file brings, with the sentence for what it is not. */
export function broughtBy(table: string[][], known: Parameters<typeof readRates>[1]): Brought {
  const found = readRates(table, known);
  if (found.kind !== 'read') return { lines: [], wrong: [], error: sentenceOf(found) };
  const { lines, wrong } = found;
  if (wrong.length > 0) return { lines, wrong, error: texts.wrong };
  return { lines, wrong, error: lines.every(({ kind }) => kind === 'same') ? texts.same : null };
}

function sentenceOf(found: Exclude<RatesRead, { kind: 'read' }>): string {
  if (found.kind === 'noHead') return texts.noHead({ missing: found.missing.join(', ') });
  return found.kind === 'empty' ? texts.empty : texts.tooMany({ count: limits.rateLinesMost });
}

/** Without what only the API tells. */
export const plainRate = ({
  code,
  payer,
  locality,
  cents,
  effectiveFrom,
  effectiveTo,
  source,
}: Rate): Rate => ({
  code,
  payer,
  locality,
  cents,
  effectiveFrom,
  effectiveTo,
  source,
});
