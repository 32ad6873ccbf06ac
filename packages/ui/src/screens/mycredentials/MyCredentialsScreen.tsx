import { useCredentials } from '@rpm/api-client';
import { type Credential, fullName, type GuardedRoute, isAdministrator } from '@rpm/domain';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { ArrowLeft, Upload } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { CredentialBanner } from '../../parts/credentials/CredentialBanner.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { OwnCredentials } from './OwnCredentials.tsx';
import { RemindersCard } from './RemindersCard.tsx';
import { WhatEndsNext } from './WhatEndsNext.tsx';

/** Where it stands, and whom it speaks to. */
export const myCredentialsPage = {
  paths: ['/mycredentials', '/upload-credentials'],
  who: 'clinic',
  under: 'profile',
} as const satisfies GuardedRoute;

const uploadDialog = lazily(() => import('./UploadDialog.tsx').then(({ UploadDialog }) => UploadDialog));
const clinicPart = lazily(() =>
  import('./ClinicCredentials.tsx').then(({ ClinicCredentials }) => ClinicCredentials),
);

/**
 * `/mycredentials`: licenses, certificates and numbers of whoever works at a clinic; `/upload-credentials`: the same with
 * the dialog open. Administrators check those of the clinic here. @see SCR-09, RTE-06
 */
export function MyCredentialsScreen() {
  return (
    <PageFor route="myCredentials" title={texts.title}>
      <MyCredentials />
    </PageFor>
  );
}

function MyCredentials() {
  const { user } = useSession();
  const { loadable } = useCredentials();
  const today = useClinicsDay(loadable.state === 'ready' ? loadable.data.timeZone : undefined);
  const navigate = useNavigate();
  const isUploadPath = useLocation().pathname === '/upload-credentials';
  const [open, setOpen] = useState<{ renewed: Credential | null } | null>(null);
  const shown = open ?? (isUploadPath ? { renewed: null } : null);
  const renew = (renewed: Credential | null) => setOpen({ renewed });
  const close = () => {
    setOpen(null);
    if (isUploadPath) void navigate('/mycredentials', { replace: true });
  };
  return (
    <Page
      title={texts.title}
      subtitle={texts.lead({ name: fullName(user) || user.username })}
      back={
        <Link
          to="/profile"
          look="alone"
          icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
        >
          {texts.profile}
        </Link>
      }
      actions={
        <Button
          variant="primary"
          icon={<Upload aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...uploadDialog.interest}
          onClick={() => renew(null)}
        >
          {texts.upload}
        </Button>
      }
    >
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={2}
        skeleton={
          <Card title={texts.table}>
            <Skeleton shape="chart" />
          </Card>
        }
      >
        {({ credentials: { rows, unreadable }, ordersWait }) => (
          <div className="flex flex-col gap-4">
            <CredentialBanner
              {...{ credentials: rows, ordersWait, today }}
              action={(credential) => <Button onClick={() => renew(credential)}>{texts.renew}</Button>}
            />
            <div className="grid @min-[76rem]/page:grid-cols-[minmax(0,1fr)_20rem] items-start gap-4">
              <div className="min-w-0">
                <OwnCredentials credentials={rows} today={today} onRenew={renew} />
                <RowsNotShown count={unreadable} className="py-3" />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <WhatEndsNext credentials={rows} today={today} />
                <RemindersCard ordersWait={ordersWait} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
      {isAdministrator(user.role) && (
        <div className="mt-4">
          <Needed lazy={clinicPart}>{(ClinicCredentials) => <ClinicCredentials today={today} />}</Needed>
        </div>
      )}
      {shown && (
        <Needed lazy={uploadDialog}>
          {(UploadDialog) => <UploadDialog renewed={shown.renewed} today={today} onClose={close} />}
        </Needed>
      )}
    </Page>
  );
}
