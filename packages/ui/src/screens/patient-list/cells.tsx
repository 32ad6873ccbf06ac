import { patientRecordPath } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientListWords } from '@rpm/domain/words/patientList';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ReadingGlyph } from '../../components/ReadingGlyph/ReadingGlyph.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { VitalIcon } from '../../components/VitalIcon/VitalIcon.tsx';
import { countText } from '../../hooks/countText.ts';
import { vitalName } from '../../hooks/names.ts';
import { fromList } from '../../parts/person/fromList.ts';
import { RankTerms } from '../../parts/rank/RankTerms.tsx';
import type { PatientLine } from './patientLines.ts';

const text = patientListWords;

/** A text from outside: it never reorders its neighbors, and what is missing is '—'. */
export const Shown = ({ children }: { children: string | null }): ReactNode =>
  children === null ? loadWords.unknown : <bdi className="wrap-anywhere">{children}</bdi>;

/** The name, which leads to the record when it is known whose it is; from there the way back leads to the list as it is now. */
export function PatientName({ line: { name, patientId } }: { line: PatientLine }) {
  const here = useLocation();
  if (!patientId) return <Shown>{name}</Shown>;
  return (
    <Link
      to={patientRecordPath(patientId)}
      state={fromList(here)}
      className="font-semibold underline decoration-1 decoration-line-strong underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
    >
      <Shown>{name}</Shown>
    </Link>
  );
}

/** What is measured: drawings, whose words are there for who cannot see them, and on the pointer for who does not know them. */
export function Vitals({ line: { vitals } }: { line: PatientLine }) {
  if (!vitals) return loadWords.unknown;
  if (vitals.length === 0) return <span className="text-fg-muted">{text.noDevice}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {vitals.map((kind) => (
        <li key={kind} title={vitalName(kind)} className="text-brand-fg">
          <VitalIcon kind={kind} />
          <span className="sr-only">{vitalName(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The gravest of the newest readings: its class, what was measured, and how long ago. */
export function Latest({ line }: { line: PatientLine }) {
  const { latest } = line;
  if (latest === 'none')
    return (
      <>
        <span className="text-fg-muted">{text.noReading}</span>
        <Why line={line} />
      </>
    );
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="min-w-24 flex-none">
          <ReadingTag reading={latest.class} />
        </span>
        <span className="min-w-0">
          <span className="numeric block">{latest.text || loadWords.unknown}</span>
          <span className="block text-caption text-fg-muted" title={latest.takenAt ?? undefined}>
            {[latest.vital, latest.age].filter(Boolean).join(', ')}
          </span>
        </span>
      </div>
      <Why line={line} />
    </>
  );
}

/** Why the patient waits for somebody: nothing that the readings do not hold. @see SCR-02 */
const Why = ({ line: { why, facts } }: { line: PatientLine }) =>
  why && (
    <div className="mt-1 text-caption">
      <p className="wrap-anywhere">{why}</p>
      {facts && <RankTerms facts={facts} />}
    </div>
  );

const glyphs = {
  critical: <ReadingGlyph reading="Critical" />,
  cautious: <ReadingGlyph reading="Cautious" />,
} as const;
const tones = { critical: 'text-reading-critical-fg', cautious: 'text-reading-cautious-fg' } as const;

/** Readings out of range that nobody has looked at yet: shape, number and word for each kind. */
export function Unreviewed({ line: { unreviewed } }: { line: PatientLine }) {
  if (!unreviewed) return loadWords.unknown;
  if (unreviewed.length === 0) return <span className="text-fg-muted">{text.noUnreviewed}</span>;
  return (
    <ul className="flex flex-wrap gap-x-3">
      {unreviewed.map(({ kind, count }) => (
        <li key={kind} className={`flex items-center gap-1.5 whitespace-nowrap ${tones[kind]}`}>
          <span className="size-4 flex-none">{glyphs[kind]}</span>
          <span className="numeric">{text.unreviewedReadings[kind]({ count })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the devices stand: the one in use, else the newest order. */
export function DeviceState({ line: { deviceStatus } }: { line: PatientLine }) {
  if (deviceStatus === null) return <span className="text-fg-muted">{text.noDevice}</span>;
  return <StatusBadge status={deviceStatus} />;
}

/** A count, or '—' when it is not known. */
export const Count = ({ children }: { children: number | null }) =>
  children === null ? loadWords.unknown : countText(children);

/** When somebody last looked through the readings. */
export const Reviewed = ({ line: { reviewed } }: { line: PatientLine }) =>
  reviewed ?? <span className="text-fg-muted">{text.notReviewed}</span>;
