import { guardedRoutes } from '@rpm/domain';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';

const text = healthRecordWords.unknown;

/** What stands at an address that names no kind of record. Nothing of the address is shown, and nothing is asked. */
export function NoSuchKind() {
  return (
    <Page title={text.title} takesFocus>
      <div className="mx-auto max-w-180 rounded-xl border border-line bg-surface">
        <EmptyState
          icon={<SearchX strokeWidth={1.5} />}
          title={text.reason}
          action={
            <Link to={guardedRoutes.patientSummary.paths[0]} look="primary">
              {text.action}
            </Link>
          }
        />
      </div>
    </Page>
  );
}
