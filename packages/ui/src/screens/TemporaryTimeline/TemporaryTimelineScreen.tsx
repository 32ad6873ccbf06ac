import { ApiError, isUnconfirmed, useOpenLink } from '@rpm/api-client';
import { dashboardPath, type GuardedRoute, guardedRoutes, isSameAddress, limits } from '@rpm/domain';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { LinkCard } from '../../parts/timeline/LinkCard.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Where it stands, and whom it speaks to. */
export const temporaryTimelinePage = {
  paths: ['/TemporaryTimeline/:email/:token'],
  who: 'everyone',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

const [pattern] = guardedRoutes.temporaryTimeline.paths;
const [friends] = guardedRoutes.friendsTimeline.paths;
/** What the server answers to a link that opens nothing, and will not open later. */
const refusals = [400, 403, 404];
/** Where a link that opens nothing leads: what nobody shares, which has the one text for it. */
const ended = `${friends}?friend=none`;

/**
 * `/TemporaryTimeline/{email}/{token}`: the link of a share's mail. It is exchanged once, by a POST, and then leaves the
 * address bar; what it opens lives under `/myFriends-timeline`. Whoever it was not sent to is told so before anything is
 * sent; every other link that does not open has one text.
 *
 * @see SCR-07, behaviour R20
 */
export function TemporaryTimelineScreen() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { params } = matchPath(pattern, pathname) ?? {};
  const [email, token] = [decoded(params?.email), decoded(params?.token)];
  return isSameAddress(email, user.username) ? (
    <Exchange key={token} email={email} token={token} />
  ) : (
    <WrongPerson email={email} />
  );
}

/** A part of an address as it was before it was encoded; what is badly encoded stays as it is. */
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function WrongPerson({ email }: { email: string }) {
  const { user, logOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logInAsOther = () => {
    // The address of the link goes along, so that it is open again after the log in.
    navigate('/login', { replace: true, state: { from: pathname } });
    logOut();
  };
  return (
    <LinkCard
      title={texts.wrongPerson.title}
      drawing="other"
      actions={
        <>
          <Button variant="primary" onClick={logInAsOther}>
            {texts.wrongPerson.other}
          </Button>
          <Link to={dashboardPath(user.role, user.isCarer)} look="secondary">
            {user.isCarer ? texts.ended.shared : texts.ended.dashboard}
          </Link>
        </>
      }
    >
      <p className="wrap-anywhere max-w-full">
        {texts.wrongPerson.sentTo} <b className="font-semibold">{email}</b>
      </p>
      <p className="wrap-anywhere max-w-full text-fg-muted">
        {texts.wrongPerson.loggedInAs} {user.username}
      </p>
    </LinkCard>
  );
}

function Exchange({ email, token }: { email: string; token: string }) {
  const navigate = useNavigate();
  const open = useOpenLink();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSlow, setSlow] = useState(false);
  const [tries, setTries] = useState(0);
  const sent = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is sent once for each try, however often the page is drawn
  useEffect(() => {
    if (sent.current === tries) return;
    sent.current = tries;
    setFailure(null);
    open({ email, token }).then(
      ({ userId }) => navigate(`${friends}?friend=${encodeURIComponent(userId)}`, { replace: true }),
      (error: unknown) => {
        if (error instanceof ApiError && refusals.includes(error.status)) navigate(ended, { replace: true });
        else setFailure(error instanceof ApiError ? error : new ApiError('network', 0));
      },
    );
  }, [tries]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.stillLoadingAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (failure)
    return (
      <Page title={texts.ended.tab} takesFocus>
        <ErrorState
          headingLevel={2}
          title={isUnconfirmed(failure) ? texts.checkFailed.tookTooLong : texts.checkFailed.failed}
          onRetry={() => setTries(tries + 1)}
        />
      </Page>
    );
  return (
    <Page title={texts.ended.tab} heading={isSlow ? texts.stillChecking : texts.checking} takesFocus>
      <div aria-busy="true">
        <Skeleton shape="chart" />
      </div>
      <p role="status" className="sr-only">
        {isSlow ? texts.stillChecking : texts.checking}
      </p>
    </Page>
  );
}
