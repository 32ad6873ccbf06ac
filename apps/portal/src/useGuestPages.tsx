import {
  type accountRoutes,
  dashboardPath,
  guardedRoutes,
  returnPath,
  type SessionRecord,
  type SignedOn,
  shareLinkOf,
} from '@rpm/domain';
import type { PendingCode } from '@rpm/ui/parts/code/PendingCode.ts';
import { accountScreens, carerRegister } from '@rpm/ui/screens/accountScreens.ts';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { EndReason } from './session/index.ts';

export interface GuestPagesProps {
  session: SessionRecord | null;
  endReason: EndReason;
  isSessionKept: boolean;
  onLoggedIn: (session: SessionRecord) => void;
  /** Whoever is logged in here leaves. */
  onLeft: () => void;
  pending: Pending;
}

/** What waits for a one-time code, and how to change it. */
export type Pending = [waiting: PendingCode | null, set: (next: PendingCode | null) => void];

/** What the history may hold beside an address. Hostile until checked: it outlives the visit. */
interface HistoryState {
  from?: unknown;
  notice?: unknown;
}

const { login, register, verify, forgotPassword, resetPassword, signOn, launch, stopReminders } =
  accountScreens;

/** Where a user lands who asked for no page. */
const homeOf = ({ user: { role, isCarer } }: SessionRecord) => dashboardPath(role, isCarer);

/** One of the pages of logging in and of accounts. */
export const GuestPage = ({ name, ...props }: GuestPagesProps & { name: keyof typeof accountRoutes }) =>
  useGuestPages(props)[name];

/**
 * The pages of logging in and of accounts that anybody may open, by their names in the route table. What waits for a one-time code, its password included, is kept
 * in memory: neither the history nor a storage ever holds it.
 *
 * @see RTE-01
 */
function useGuestPages(props: GuestPagesProps): Readonly<Record<keyof typeof accountRoutes, ReactNode>> {
  const { session, endReason, isSessionKept, onLoggedIn } = props;
  const [pending, setPending] = props.pending;
  const [landing, setLanding] = useState<string | null>(null);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: HistoryState | null };

  const toLogin = (notice: string) => {
    setPending(null);
    // A link of a mail may be somebody else's than the session of this browser, or has ended it on the server.
    props.onLeft();
    navigate('/login', { replace: true, state: { notice } });
  };
  /** Goes on as one does from /login: to the page that was asked for. */
  const goOn = (begun: SessionRecord) => {
    const path =
      pending?.purpose === 'signup'
        ? '/register-success'
        : (pending?.next ?? returnPath(state?.from, homeOf(begun)));
    setPending(null);
    // First: the page is loaded anew where somebody else was here, or it has another language, and then at this address.
    navigate(path, { replace: true });
    onLoggedIn(begun);
  };

  /** Goes on after a log in somewhere else: to the record that an EHR had open, or to say that there is none; else to the page that was asked for. */
  const signedOn = (done: SignedOn) => {
    const { launched, next: asked, ...rest } = done;
    const next = launched
      ? launched.userId === null
        ? `/launch?found=${launched.outcome}`
        : `${guardedRoutes.patientDetails.paths[0]}?id=${encodeURIComponent(launched.userId)}`
      : returnPath(asked, '') || undefined;
    if ('token' in rest) {
      setLanding(next ?? null);
      navigate(next ?? homeOf(rest), { replace: true });
      onLoggedIn(rest);
      return;
    }
    const { ticket } = rest;
    setPending({
      purpose: 'login',
      username: '',
      password: '',
      ticket,
      needed: rest,
      ...(next !== undefined && { next }),
    });
    navigate('/verify/login', { replace: true });
  };

  const loggingIn = session ? (
    // Who is logged in has nothing to do at /login, and goes where they were going.
    <Navigate replace to={returnPath(state?.from, homeOf(session))} />
  ) : (
    <login.Screen
      notice={typeof state?.notice === 'string' ? state.notice : undefined}
      hasEnded={endReason === 'expired' || endReason === 'idle'}
      isStorageBlocked={!isSessionKept}
      onLoggedIn={onLoggedIn}
      onCodeNeeded={(begun) => {
        setPending({ ...begun, purpose: 'login' });
        navigate('/verify/login', { state: { from: state?.from } });
      }}
    />
  );
  const link = shareLinkOf(state?.from);
  const from = returnPath(state?.from, '');
  const registering = link ? (
    <carerRegister.Screen
      {...{ link, from }}
      onOpened={(notice) => {
        const { username } = link;
        navigate('/login', { replace: true, state: { notice, from, username } });
      }}
    />
  ) : (
    <register.Screen
      onCodeSent={(begun) => {
        setPending(begun);
        navigate('/verify/signup');
      }}
    />
  );
  return {
    login: loggingIn,
    register: registering,
    verify: <verify.Screen pending={pending} onLoggedIn={goOn} onOpened={toLogin} />,
    forgotPassword: <forgotPassword.Screen />,
    resetPassword: <resetPassword.Screen onTaken={takeTokenOut} onDone={toLogin} />,
    signOn: session ? (
      <Navigate replace to={landing ?? returnPath(state?.from, homeOf(session))} />
    ) : (
      <signOn.Screen onDone={signedOn} />
    ),
    // Whoever comes out of the EHR counts, also where somebody is logged in.
    launch: <launch.Screen onDone={signedOn} />,
    stopReminders: <stopReminders.Screen />,
  };
}

/**
 * Takes the token of a link out of the address. While it is good, the entry of the history holds it, where neither a
 * log nor a page that is asked for next sees it, and a reload finds it. Not by the router: the page stays as it is.
 *
 * @see behaviour R20
 */
const takeTokenOut = (link: { user: string; token: string } | null) =>
  history.replaceState({ ...history.state, usr: link && { link } }, '', '/reset-password');
