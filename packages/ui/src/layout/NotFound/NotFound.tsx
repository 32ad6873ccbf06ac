import { appWords } from '@rpm/domain/words/app';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { BarePage } from '../BarePage/BarePage.tsx';
import { usePageTitle } from '../Page/usePageTitle.ts';

export interface NotFoundProps {
  /** Where the way back leads. */
  homePath: string;
}

/** What stands at an address without a page. It does not say whether there is something one may not see. @see RTE-02 */
export function NotFound({ homePath }: NotFoundProps) {
  usePageTitle(appWords.notFoundTitle);
  return (
    <BarePage>
      <EmptyState
        headingLevel={1}
        icon={<SearchX strokeWidth={1.5} />}
        title={appWords.notFoundTitle}
        reason={appWords.notFoundReason}
        action={
          <Link to={homePath} className={buttonStyle({ variant: 'primary', size: 'lg' })}>
            {appWords.goBack}
          </Link>
        }
      />
    </BarePage>
  );
}
