import type { useNewestRecords } from '@rpm/api-client';
import type { ResourceType } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { loadWords } from '@rpm/domain/words/load';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { useShownTime } from '../person/when.ts';

const text = healthRecordWords;
const shownAtMost = 5;

interface NewestRecordsProps {
  title: string;
  loadable: ReturnType<typeof useNewestRecords>['loadable'];
  /** Where the records of a kind are. */
  pathOf: (kind: ResourceType) => string;
  timeZone: string;
}

/** What came last, of whatever kind. @see API-20 */
export function NewestRecords({ title, loadable, pathOf, timeZone }: NewestRecordsProps) {
  const shownTime = useShownTime(timeZone);
  return (
    <div className="col-span-full">
      <Card title={title}>
        <LoadedRows
          loadable={loadable}
          says={text.loading}
          headingLevel={3}
          skeleton={<Skeleton shape="chart" />}
          empty={<p className="text-fg-muted">{text.newest.none}</p>}
        >
          {(rows) => (
            <ul className="flex flex-col">
              {rows.slice(0, shownAtMost).map((record, at) => (
                <li
                  key={record.recordId ?? `row ${at}`}
                  className="flex flex-wrap items-baseline gap-x-4 border-line-subtle not-first:border-t py-2"
                >
                  <span dir="auto" className="wrap-anywhere min-w-0 flex-[1_1_14rem] max-sm:basis-full">
                    {record.display ?? loadWords.unknown}
                  </span>
                  {record.resourceType && (
                    <Link to={pathOf(record.resourceType)}>{text.kinds[record.resourceType]}</Link>
                  )}
                  <span className="text-fg-muted">{shownTime(record.time, 'date')}</span>
                </li>
              ))}
            </ul>
          )}
        </LoadedRows>
      </Card>
    </div>
  );
}
