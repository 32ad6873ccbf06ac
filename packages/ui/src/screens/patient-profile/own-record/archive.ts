import {
  fhirBundle,
  type OwnRecord,
  type ReadingClass,
  readingFileName,
  readingTable,
  tableHeads,
  toCsv,
  type UnitSystem,
} from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { fileWords } from '@rpm/domain/words/file';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { classWords } from '@rpm/domain/words/reading';
import { vitalWords } from '@rpm/domain/words/vital';
import { strToU8, zipSync } from 'fflate';
import { nameOf } from '../../../hooks/names.ts';
import { lookerWords } from '../../../parts/access/lookerWords.ts';

/** What lies in the archive, by path. */
type Parts = Record<string, Uint8Array>;

/** Spreadsheets know UTF-8 by this mark. */
const table = (rows: Parameters<typeof toCsv>[0]) => strToU8(`\ufeff${toCsv(rows)}`);

/**
 * Where each file of a record lies in the archive, in their order: two of one name stay apart.
 *
 * A name comes from whoever uploaded the file, and the server takes none that hides a folder.
 */
export function pathsOf(files: OwnRecord['files']): string[] {
  const taken = new Set<string>();
  return files.map(({ fileName }) => {
    const dot = fileName.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ''];
    let path = `files/${fileName}`;
    for (let at = 2; taken.has(path.toLowerCase()); at += 1) path = `files/${stem} (${at})${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}

/** How the tables are written for their reader. */
interface Shown {
  units: UnitSystem;
  /** A stamp as its reader has it. */
  time: (stamp: string) => string;
}

/**
 * The tables of a record that spreadsheets open, in the reader's words: readings by vital, clinical records, notes, files, and
 * who saw it. For programs the same lies beside them.
 */
export function tablesOf(record: OwnRecord, { units, time: shown }: Shown): Parts {
  const { pdf, tables } = ownRecordWords;
  const heads = { ...tableHeads(vitalWords), time: pdf.time };
  const cells = { time: shown, class: (status: ReadingClass) => classWords[status] };
  return {
    ...Object.fromEntries(
      record.readings.map(({ mrSubType, result }) => [
        `tables/${readingFileName(mrSubType)}`,
        table(readingTable(mrSubType, result, heads, units, cells)),
      ]),
    ),
    'tables/health-records.csv': table([
      [heads.time, tables.kind, pdf.what, tables.code, pdf.status, pdf.by, tables.text],
      ...record.medicalRecords.map(({ time, resourceType, display, code, status, performer, note }) => [
        ...[shown(time), healthRecordWords.kinds[resourceType], display, code],
        ...[nameOf(healthRecordWords.status, status), performer, note],
      ]),
    ]),
    'tables/notes.csv': table([
      [heads.time, pdf.by, tables.text],
      ...record.notes.map(({ time, author, text }) => [shown(time), author?.name ?? null, text]),
    ]),
    'tables/files.csv': table([
      [heads.time, pdf.what, tables.kind, pdf.by, tables.size],
      ...record.files.map(({ time, fileName, reportType, uploadedBy, bytes }) => [
        ...[shown(time), fileName, fileWords.kinds[reportType], uploadedBy, bytes],
      ]),
    ]),
    'tables/who-saw-it.csv': table([
      [heads.time, pdf.by, tables.role, tables.part],
      ...record.access.map(({ from, name, role, kind }) => [
        ...[
          shown(text(from)),
          text(name),
          lookerWords(text(role), true),
          nameOf(accessWords.kinds, text(kind)),
        ],
      ]),
    ]),
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One file of all parts. Files are packed as they are: they are compressed already. */
export function zipped(
  record: OwnRecord,
  { pdf, files, ...shown }: Shown & { pdf: Uint8Array; files: readonly Uint8Array[] },
): Uint8Array<ArrayBuffer> {
  const paths = pathsOf(record.files);
  const bundle = fhirBundle(record, newUuid, paths);
  const json = (value: unknown) => strToU8(JSON.stringify(value, null, 2));
  return zipSync({
    'health-record.pdf': [pdf, { level: 0 }],
    'fhir-bundle.json': json(bundle),
    'record.json': json(record),
    ...tablesOf(record, shown),
    ...Object.fromEntries(files.map((content, at) => [paths[at] ?? `files/${at}`, [content, { level: 0 }]])),
  }) as Uint8Array<ArrayBuffer>;
}

/** A random UUID. Not `randomUUID`, which browsers keep from pages without TLS, as inside a clinic's own net. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
