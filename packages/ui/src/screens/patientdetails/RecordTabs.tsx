import { patientRecordPath, type RecordTab, type RecordView, recordTabs } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { Link } from 'react-router-dom';
import { recordParts } from './recordParts.ts';

export interface RecordTabsProps {
  userId: string;
  view: RecordView;
  /** How much is behind a tab, where that is known. */
  counts: Partial<Record<RecordTab, number | undefined>>;
}

const { tabs: texts, pages } = recordWords.record;

const tabStyle =
  'relative flex min-h-10 min-w-8 items-center gap-1.5 rounded-t-xs text-fg-muted text-label hover:text-fg aria-[current]:font-semibold aria-[current]:text-fg after:absolute after:inset-x-0 after:-bottom-px after:h-0.75 after:rounded-t-xs aria-[current]:after:bg-brand-solid forced-colors:aria-[current]:after:bg-[Highlight]';

/**
 * The parts of a record. They are pages of their own: links, which can be opened beside each other and sent to somebody. At the
 * end the pages that other work has, opened for this patient.
 */
export function RecordTabs({ userId, view, counts }: RecordTabsProps) {
  const id = encodeURIComponent(userId);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line-strong border-b print:hidden">
      <nav aria-label={texts.label} className="flex flex-wrap gap-x-6">
        {recordTabs.map((tab) => (
          <Link
            key={tab}
            to={patientRecordPath(userId, { ...view, tab })}
            aria-current={tab === view.tab ? 'page' : undefined}
            className={tabStyle}
            {...(tab !== 'vitals' && recordParts[tab].interest)}
          >
            {texts[tab]}
            {tab in counts && (
              <span className="numeric min-w-[2ch] font-regular text-fg-subtle">{counts[tab]}</span>
            )}
          </Link>
        ))}
      </nav>
      <nav aria-label={pages.label} className="flex flex-wrap gap-x-6">
        <Link to={`/alerts?patient=${id}`} className={tabStyle}>
          {pages.alerts}
        </Link>
        <Link to={`/patient-timer?patient=${id}`} className={tabStyle}>
          {pages.time}
        </Link>
        <Link to={`/billing-revenue?patient=${id}`} className={tabStyle}>
          {pages.billing}
        </Link>
      </nav>
    </div>
  );
}
