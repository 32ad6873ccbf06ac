import { messages } from '@rpm/domain';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BarePage } from '../BarePage/index.ts';
import { usePageTitle } from '../Page/usePageTitle.ts';

export interface NotFoundProps {
  /** Where the way back leads. */
  homePath: string;
}

/** What stands at an address without a page. It does not say whether there is something one may not see. @see RTE-02 */
export function NotFound({ homePath }: NotFoundProps) {
  usePageTitle(messages.app.notFoundTitle);
  return (
    <BarePage>
      <EmptyState
        headingLevel={1}
        icon={<SearchX strokeWidth={1.5} />}
        title={messages.app.notFoundTitle}
        reason={messages.app.notFoundReason}
        action={
          <Link to={homePath} className={buttonStyle({ variant: 'primary', size: 'lg' })}>
            {messages.app.goBack}
          </Link>
        }
      />
    </BarePage>
  );
}
