import { accountMessages, dashboardPath } from '@rpm/domain';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Page } from '../../layout/Page/index.ts';
import { PageFor } from '../../layout/PageFor/index.ts';
import { useSession } from '../../providers/session/index.ts';

const texts = accountMessages.registered;

/** `/register-success`: where a patient lands whose account has just been opened. @see SCR-01, RTE-06 */
export function RegisterSuccessScreen() {
  const { role } = useSession().user;
  return (
    <PageFor whose="patients" title={texts.title}>
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
