import {
  fullName,
  type OwnRecord,
  resourceTypes,
  type UnitSystem,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { accessWords } from '@rpm/domain/words/access';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { patientWords } from '@rpm/domain/words/patient';
import { classWords } from '@rpm/domain/words/reading';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { nameOf, vitalName } from '../../../hooks/names.ts';
import { lookerWords } from '../../../parts/access/lookerWords.ts';

const texts = ownRecordWords.pdf;
/** How many rows of each list are printed: the tables beside the file have all. */
const most = 100;

interface Shown {
  units: UnitSystem;
  /** A stamp as its reader has it. */
  time: (stamp: string) => string;
  date: (day: string | null) => string;
}

/** A record as pages to read: large print, no color that says anything, and headings that a reader can jump to. */
export function recordPdf(record: OwnRecord, { units, time, date }: Shown): TDocumentDefinitions {
  const { details } = record;
  const name = fullName(details);
  const facts: [string, string][] = [
    [texts.born, date(details.dob)],
    [texts.clinic, details.clinic],
    [texts.provider, details.provider?.name ?? '—'],
  ];
  const devices = record.orders.filter(({ serial }) => serial);
  return {
    pageSize: 'LETTER',
    pageMargins: [54, 54, 54, 60],
    // The title of a document is seen in lists of files, where a name has no business.
    info: { title: texts.title },
    defaultStyle: { fontSize: 13, lineHeight: 1.2 },
    styles: {
      h1: { fontSize: 24, bold: true, margin: [0, 0, 0, 4] },
      h2: { fontSize: 17, bold: true, margin: [0, 18, 0, 6] },
      head: { bold: true },
    },
    footer: (at, count) => ({
      text: `${texts.of({ name })} · ${texts.page({ at, count })}`,
      alignment: 'center',
      fontSize: 10,
      margin: [0, 20, 0, 0],
    }),
    // A heading has room below it for the first line of what it heads.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.verticalRatio > 0.8,
    content: [
      { text: texts.of({ name }), style: 'h1' },
      { text: texts.saved({ moment: time(record.exported) }), margin: [0, 0, 0, 8] },
      ...facts.map(([label, value]): Content => ({ text: [{ text: `${label}: `, bold: true }, value] })),
      heading(texts.devices),
      ...listOf(
        devices.map((each) => `${each.deviceName ?? '—'}, ${texts.serial({ serial: each.serial ?? '' })}`),
      ),
      ...record.readings.flatMap(({ mrSubType, result }): Content[] => [
        heading(vitalName(mrSubType)),
        count(result.length),
        rows(
          [texts.time, texts.value, texts.class],
          result.slice(0, most).map(({ mrTime, values, class: status, enteredBy }) => {
            const measure = vitalMeasure(mrSubType, units);
            const shown = valuesText(mrSubType, values, measure);
            const says = enteredBy ? `. ${patientWords.patientDashboard.entered}` : '';
            return [time(mrTime), `${shown ?? '—'} ${measure.unit}`, classWords[status] + says];
          }),
        ),
      ]),
      ...resourceTypes.flatMap((type): Content[] => {
        const own = record.medicalRecords.filter(({ resourceType }) => resourceType === type);
        if (own.length === 0) return [];
        return [
          heading(healthRecordWords.kinds[type]),
          rows(
            [texts.time, texts.what, texts.status, texts.by],
            own
              .slice(0, most)
              .map((each) => [
                ...[time(each.time), each.display, nameOf(healthRecordWords.status, each.status)],
                each.performer ?? '—',
              ]),
          ),
        ];
      }),
      heading(texts.notes),
      ...(record.notes.length === 0 ? [{ text: texts.none }] : []),
      ...record.notes.slice(-most).map(
        (note): Content => ({
          stack: [
            { text: `${time(note.time)}, ${note.author?.name ?? '—'}`, bold: true },
            { text: note.text, margin: [0, 0, 0, 6] },
          ],
          unbreakable: note.text.length < 1500,
        }),
      ),
      heading(texts.files),
      ...listOf(record.files.map(({ fileName, time: at }) => `${fileName}, ${time(at)}`)),
      heading(texts.seen),
      rows(
        [texts.time, texts.by, texts.what],
        record.access
          .slice(0, most)
          .map(({ from, name: who, role, kind }) => [
            ...[time(String(from)), `${who}, ${lookerWords(String(role), true)}`],
            nameOf(accessWords.kinds, String(kind)),
          ]),
        accessWords.empty,
      ),
    ],
  };
}

const heading = (text: string): Content => ({ text, style: 'h2', headlineLevel: 1 });

const count = (all: number): Content => ({
  text:
    all > most
      ? `${texts.readings({ count: all })}. ${texts.newest({ count: most })}`
      : texts.readings({ count: all }),
  margin: [0, 0, 0, 4],
});

const listOf = (lines: string[]): Content[] => (lines.length > 0 ? [{ ul: lines }] : [{ text: texts.none }]);

/** A table whose heads stand on each page, and whose rows are never split. */
const rows = (heads: string[], body: string[][], none: string = texts.none): Content =>
  body.length === 0
    ? { text: none }
    : {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          keepWithHeaderRows: 1,
          dontBreakRows: true,
          // Four columns have no room for a time in one line.
          widths: heads.length > 3 ? [130, '*', 'auto', 'auto'] : [235, '*', '*'],
          body: [heads.map((text) => ({ text, style: 'head' })), ...body],
        },
      };
