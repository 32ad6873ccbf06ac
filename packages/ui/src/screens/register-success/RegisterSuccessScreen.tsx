import { dashboardPath, type GuardedRoute } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const registerSuccessPage = {
  paths: ['/register-success'],
  who: 'patients',
} as const satisfies GuardedRoute;

const texts = accountWords.registered;

/** `/register-success`: where a patient lands whose account has just been opened. @see SCR-01, RTE-06 */
export function RegisterSuccessScreen() {
  const { role } = useSession().user;
  return (
    <PageFor route="registerSuccess" title={texts.title}>
      <Page title={texts.title} subtitle={texts.subtitle}>
        <div className="max-w-160">
          <Card title={texts.next}>
            <ol className="list-decimal ps-6">
              {texts.steps.map((step) => (
                <li key={step} className="py-1 ps-1">
                  {step}
                </li>
              ))}
            </ol>
            <Link to={dashboardPath(role)} className={`${buttonStyle({ variant: 'primary' })} mt-5`}>
              {texts.toDashboard}
            </Link>
          </Card>
        </div>
      </Page>
    </PageFor>
  );
}
