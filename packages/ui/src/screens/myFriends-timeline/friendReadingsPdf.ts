import {
  type AsRead,
  type ReadingRow,
  type UnitSystem,
  type VitalKind,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { friendReadingsWords } from '@rpm/domain/words/friendReadings';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { vitalWords } from '@rpm/domain/words/vital';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { vitalName } from '../../hooks/names.ts';

const texts = friendReadingsWords.sheet;

interface Shown {
  vital: VitalKind;
  /** Whose they are. */
  name: string;
  units: UnitSystem;
  now: Date;
  /** A moment as its reader has it. */
  time: (at: Date | string | null) => string;
}

/** Readings of somebody as pages to read: large print, a line for each, whose they are on top. */
export function friendReadingsPdf(
  readings: readonly Pick<AsRead<ReadingRow>, 'mrTime' | 'values' | 'class' | 'enteredBy'>[],
  { vital, name, units, now, time }: Shown,
): TDocumentDefinitions {
  const measure = vitalMeasure(vital, units);
  const of = texts.of({ vital: vitalName(vital), name });
  return {
    pageSize: 'LETTER',
    pageMargins: [54, 54, 54, 60],
    // The title of a document is seen in lists of files, where a name has no business.
    info: { title: vitalName(vital) },
    defaultStyle: { fontSize: 13, lineHeight: 1.2 },
    footer: (at, count) => ({
      text: `${of} · ${texts.page({ at, count })}`,
      alignment: 'center',
      fontSize: 10,
      margin: [0, 20, 0, 0],
    }),
    content: [
      { text: of, fontSize: 24, bold: true },
      { text: texts.saved({ moment: time(now) }), margin: [0, 4, 0, 12] },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [235, '*', '*'],
          body: [
            [texts.time, texts.value, texts.class].map((text) => ({ text, bold: true })),
            ...readings.map(({ mrTime, values, class: status, enteredBy }) => [
              time(mrTime),
              `${valuesText(vital, values, measure) ?? loadWords.unknown} ${measure.unit}`,
              (status ? classWords[status] : loadWords.unknown) +
                (enteredBy ? `. ${vitalWords.entered}` : ''),
            ]),
          ],
        },
      },
    ],
  };
}
