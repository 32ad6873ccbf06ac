import { type PatientStanding, patientRecordPath } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords } from '@rpm/domain/words/merge';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';

/** Stands in place of a record that became a part of another one, and leads there. @see F5 */
export function MergedBanner({ into }: NonNullable<PatientStanding['mergedInto']>) {
  const name = into.name || loadWords.unknown;
  return (
    <div className="wrap-anywhere mt-3">
      <Banner
        kind="info"
        action={
          <Link to={patientRecordPath(into.userId, { tab: 'demographics' })} look="secondary">
            {mergeWords.follow({ name })}
          </Link>
        }
      >
        {mergeWords.banner({ name })}
      </Banner>
    </div>
  );
}
