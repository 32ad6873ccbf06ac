import { dashboardPath, type PublicPath, returnPath, type SessionRecord } from '@rpm/domain';
import type { PendingCode } from '@rpm/ui/screens/verify';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LoginScreen } from './loginScreen.ts';
import { ForgotPassword, Register, ResetPassword, Verify } from './screens.ts';
import type { EndReason } from './session/index.ts';

interface GuestPagesProps {
  session: SessionRecord | null;
  endReason: EndReason;
  isSessionKept: boolean;
  onLoggedIn: (session: SessionRecord) => void;
}

/** What the history may hold beside an address. Hostile until checked: it outlives the visit. */
interface HistoryState {
  from?: unknown;
  notice?: unknown;
}

/** Where a user lands who asked for no page. */
export const homeOf = ({ user: { role } }: SessionRecord) => dashboardPath(role);

/**
 * The pages of logging in and of accounts that anybody may open, by their paths. What waits for a one-time code, its password included, is kept here
 * in memory: neither the history nor a storage ever holds it.
 *
 * @see RTE-01
 */
export function useGuestPages(props: GuestPagesProps): Partial<Record<PublicPath, ReactNode>> {
  const { session, endReason, isSessionKept, onLoggedIn } = props;
  const [pending, setPending] = useState<PendingCode | null>(null);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: HistoryState | null };

  const toLogin = (notice: string) => {
    setPending(null);
    navigate('/login', { replace: true, state: { notice } });
  };
  /** Goes on as one does from /login: to the page that was asked for. */
  const goOn = (begun: SessionRecord) => {
    const path = pending?.purpose === 'signup' ? '/register-success' : returnPath(state?.from, homeOf(begun));
    setPending(null);
    onLoggedIn(begun);
    navigate(path, { replace: true });
  };

  const login = session ? (
    // Who is logged in has nothing to do at /login, and goes where they were going.
    <Navigate replace to={returnPath(state?.from, homeOf(session))} />
  ) : (
    <LoginScreen
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
  const register = (
    <Register
      onCodeSent={(begun) => {
        setPending(begun);
        navigate('/verify/signup');
      }}
    />
  );
  const reset = <ResetPassword onTaken={takeTokenOut} onDone={toLogin} />;
  const verify = <Verify pending={pending} onLoggedIn={goOn} onOpened={toLogin} />;

  return {
    '/login': login,
    '/register': register,
    '/forgot-password': <ForgotPassword />,
    '/reset-password': reset,
    '/verify-pass-token/:user/:token': reset,
    '/verifyotp': verify,
    '/verify/login': verify,
    '/verify/signup': verify,
  };
}

/**
 * Takes the token of a link out of the address and out of the history. Not by the router: the page stays as it is.
 *
 * @see behaviour R20
 */
const takeTokenOut = () => history.replaceState(history.state, '', '/reset-password');
