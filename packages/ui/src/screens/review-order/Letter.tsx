import type { LetterRow } from '@rpm/domain';
import { letterWords } from '@rpm/domain/words/letter';
import { loadWords } from '@rpm/domain/words/load';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet.tsx';
import { vitalName } from '../../hooks/names.ts';
import { Letterhead } from '../../parts/letter/Letterhead.tsx';

const letter = letterWords;
const load = loadWords;

export interface LetterProps {
  clinic: string;
  /** 'November 21, 2026' */
  date: string;
  patientName: string;
  /** The lines under the name; none when no address is known. */
  addressLines: readonly string[];
  rows: readonly LetterRow[];
  /** The whole name of who is logged in. */
  signer: string;
}

/** Up to so many rows the letter is set larger, as its page has room. */
const shortRows = 6;
const head = 'wrap-break-word border-fg border-b-2 px-3 py-1.5 text-left font-semibold';
/** A cell of whole words, which a long name beside it does not break. */
const word = 'wrap-break-word border-line-strong border-b px-3 py-1.5 align-top';
const cell = 'wrap-anywhere border-line-strong border-b px-3 py-1.5 align-top';

/**
 * The device allocation letter, on US Letter: ten devices fit on one page, beyond that the head of the table is repeated
 * and no row is split.
 *
 * @see LET-01, LET-02, LET-03
 */
export function Letter({ clinic, date, patientName, addressLines, rows, signer }: LetterProps) {
  return (
    <PrintSheet title={letter.title} size={rows.length > shortRows ? 'body' : 'lead'}>
      <Letterhead clinic={clinic} />
      <p className="mt-5">{date}</p>
      <address className="mt-3 not-italic">
        <bdi>{patientName}</bdi>
        {addressLines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <h1 className="mt-6 text-h1">{letter.title}</h1>
      <p className="mt-3">{letter.dear({ name: patientName })}</p>
      <p className="mt-3">{letter.intro}</p>
      <table className="mt-4 w-full border-collapse">
        <thead className="table-header-group">
          <tr>
            <th scope="col" className={head}>
              {letter.columns.vitalType}
            </th>
            <th scope="col" className={head}>
              {letter.columns.deviceType}
            </th>
            <th scope="col" className={head}>
              {letter.columns.model}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {letter.columns.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two devices of a kind are two equal rows, which never move
            <tr key={at} className="break-inside-avoid">
              <td className={word}>
                <bdi>{row.vitalType === null ? load.unknown : vitalName(row.vitalType)}</bdi>
              </td>
              <td className={cell}>
                <bdi>{row.deviceType ?? load.unknown}</bdi>
              </td>
              <td className={cell}>
                <bdi>{row.model ?? load.unknown}</bdi>
              </td>
              <td className={`${word} numeric text-right`}>{row.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4">{letter.keep}</p>
      <div className="mt-5 break-inside-avoid">
        <p>{letter.sincerely}</p>
        {/* Room to sign by hand. */}
        <p className="mt-12">
          <b className="font-semibold">
            <bdi>{signer}</bdi>
          </b>
          <br />
          <bdi>{clinic}</bdi>
        </p>
      </div>
    </PrintSheet>
  );
}
