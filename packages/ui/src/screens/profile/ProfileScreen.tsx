import { useProfile } from '@rpm/api-client';
import { isAdministrator, profileMessages } from '@rpm/domain';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Loaded } from '../../layout/Loaded/index.ts';
import { Page } from '../../layout/Page/index.ts';
import { useSession } from '../../providers/session/index.ts';
import { AccountCard } from './AccountCard.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { ClinicPart } from './ClinicPart.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/**
 * `/profile` and `/profilenew`: the own account of whoever is logged in, and how the pages look to them (NAV-06,
 * RTE-06, behaviour R5). /profile is declared twice in the specification; it is listed once, and this is what it shows
 * (RTE-08).
 */
export function ProfileScreen() {
  const { role } = useSession().user;
  const { loadable } = useProfile();
  return (
    <div className="mx-auto max-w-186">
      <Page title={profileMessages.title}>
        <div className="flex flex-col gap-4 patient:gap-6">
          <Loaded
            loadable={loadable}
            what={profileMessages.what}
            headingLevel={2}
            skeleton={
              <Card title={profileMessages.account}>
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
          <AppearanceCard />
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
