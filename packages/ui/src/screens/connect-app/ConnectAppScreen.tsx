import { connectedAppEndpoints, useRead } from '@rpm/api-client';
import { type GuardedRoute, guardedRoutes } from '@rpm/domain';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { ShieldQuestion } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { AskingCard } from './AskingCard.tsx';

/** Where it stands, and whom it speaks to. Apps send the browser here; no page leads to it. */
export const connectAppPage = {
  paths: ['/connect-app'],
  who: 'patients',
  under: 'profile',
} as const satisfies GuardedRoute;

const texts = connectedAppWords.asking;

/** `/connect-app`: an app of somebody else asks whether it may read the patient's record. @see ADR 67 */
export function ConnectAppScreen() {
  return (
    <PageFor route="connectApp" title={texts.title}>
      <ConnectApp />
    </PageFor>
  );
}

function ConnectApp() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const request = useMemo(() => {
    const part = (name: string) => query.get(name) ?? '';
    return {
      clientId: part('client_id'),
      redirectUri: part('redirect_uri'),
      responseType: part('response_type'),
      scope: part('scope'),
      state: part('state'),
      audience: part('aud'),
      challenge: part('code_challenge'),
      method: part('code_challenge_method'),
      nonce: part('nonce'),
    };
  }, [query]);
  const isNamed = request.clientId !== '' && request.redirectUri !== '';
  return (
    <div className="mx-auto max-w-160">
      <Page title={texts.title}>
        {isNamed ? <Asked request={request} userId={user.userId} clinic={user.clinicName} /> : <Unknown />}
      </Page>
    </div>
  );
}

type Request = Parameters<typeof AskingCard>[0]['request'];

function Asked({ request, userId, clinic }: { request: Request; userId: string; clinic: string }) {
  const { loadable } = useRead(connectedAppEndpoints.getAskingApp, { params: { userId }, query: request });
  if (loadable.state === 'failed' && loadable.error.status === 404) return <Unknown />;
  return (
    <Loaded loadable={loadable} says={texts.loading} headingLevel={2} skeleton={<Skeleton shape="chart" />}>
      {(app) => <AskingCard app={app} request={request} userId={userId} clinic={clinic} />}
    </Loaded>
  );
}

const Unknown = () => (
  <EmptyState
    headingLevel={2}
    icon={<ShieldQuestion strokeWidth={1.5} />}
    title={texts.unknown}
    reason={texts.unknownSays}
    action={
      <Link to={guardedRoutes.profile.paths[0]} look="secondary">
        {texts.toProfile}
      </Link>
    }
  />
);
