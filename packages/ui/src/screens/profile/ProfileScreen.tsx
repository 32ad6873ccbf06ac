import { useProfile } from '@rpm/api-client';
import { isAdministrator, roleKind } from '@rpm/domain';
import { profileWords } from '@rpm/domain/words/profile';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { AppearanceCard } from '../../parts/person/AppearanceCard.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AuditPart } from './AuditPart.tsx';
import { ClinicPart, SetupPart } from './ClinicPart.tsx';
import { CredentialsLink } from './CredentialsLink.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { SecurityPart } from './SecurityPart.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const keysCard = lazily(() => import('./KeysCard.tsx').then(({ KeysCard }) => KeysCard));
const templatesCard = lazily(() =>
  import('./templates/TemplatesCard.tsx').then(({ TemplatesCard }) => TemplatesCard),
);
const reminderCard = lazily(() => import('./ReminderCard.tsx').then(({ ReminderCard }) => ReminderCard));
const connectedAppsCard = lazily(() =>
  import('./ConnectedAppsCard.tsx').then(({ ConnectedAppsCard }) => ConnectedAppsCard),
);
const clinicsCard = lazily(() => import('./ClinicsCard.tsx').then(({ ClinicsCard }) => ClinicsCard));

/**
 * `/profile` and `/profilenew`: the own account of whoever is logged in, and how the pages look to them (NAV-06,
 * RTE-06, behaviour R5). /profile is declared twice in the specification; it is listed once, and this is what it shows
 * (RTE-08).
 */
export function ProfileScreen() {
  const [query] = useSearchParams();
  return query.get('tab') === 'audit' ? <AuditPart /> : <Profile />;
}

function Profile() {
  const { role, isCarer = false } = useSession().user;
  const isPatient = roleKind(role) === 'patient' && !isCarer;
  const { loadable } = useProfile();
  return (
    <div className="mx-auto max-w-186">
      <Page title={profileWords.title}>
        <div className="in-order flex flex-col gap-4 patient:gap-6">
          {isAdministrator(role) && <SetupPart />}
          <Loaded
            loadable={loadable}
            says={profileWords.loading}
            headingLevel={2}
            skeleton={
              <Card title={profileWords.account}>
                <div className="flex flex-col gap-4 py-3">
                  <Skeleton width="half" />
                  <Skeleton width="long" />
                  <Skeleton width="half" />
                </div>
              </Card>
            }
          >
            {(profile) => (
              <>
                <AccountCard profile={profile} />
                <SettingsCard key={profile.sessionMaxSeconds} profile={profile} />
              </>
            )}
          </Loaded>
          {roleKind(role) === 'patient' && (
            <Needed
              lazy={clinicsCard}
              skeleton={
                <Card>
                  <Skeleton width="half" />
                </Card>
              }
            >
              {(ClinicsCard) => <ClinicsCard />}
            </Needed>
          )}
          {isPatient && <Needed lazy={reminderCard}>{(ReminderCard) => <ReminderCard />}</Needed>}
          {isPatient && (
            <Needed lazy={connectedAppsCard}>{(ConnectedAppsCard) => <ConnectedAppsCard />}</Needed>
          )}
          <SecurityPart />
          <LanguageCard />
          <AppearanceCard />
          {roleKind(role) !== 'patient' && <CredentialsLink />}
          {roleKind(role) !== 'patient' && <Needed lazy={keysCard}>{(KeysCard) => <KeysCard />}</Needed>}
          {(roleKind(role) === 'provider' || isAdministrator(role)) && (
            <Needed lazy={templatesCard}>{(TemplatesCard) => <TemplatesCard />}</Needed>
          )}
          {isAdministrator(role) && (
            <ClinicPart
              sessionMaxSeconds={loadable.state === 'ready' ? loadable.data.sessionMaxSeconds : null}
            />
          )}
        </div>
      </Page>
    </div>
  );
}
