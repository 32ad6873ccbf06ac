import { useEmailState } from '@rpm/api-client';
import {
  calendarDateOf,
  dashboardPath,
  type EmailState,
  formatDate,
  type GuardedRoute,
  parseStamp,
} from '@rpm/domain';
import { emailWords } from '@rpm/domain/words/email';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ConfirmSteps } from './ConfirmSteps.tsx';

/** Where it stands, and whom it speaks to. */
export const emailVerifyPage = {
  paths: ['/emailverify'],
  who: 'everyone',
  under: 'profile',
} as const satisfies GuardedRoute;

const texts = emailWords;

/**
 * `/emailverify`: whether the e-mail address of the account is confirmed, and the code that confirms it. Then one goes
 * on to the dashboard of the role.
 *
 * @see RTE-06, behaviour R33
 */
export function EmailVerifyScreen() {
  const { role, isCarer } = useSession().user;
  const { loadable, reread } = useEmailState();
  /** What the right code has made of it, until it is read again. */
  const [shown, setShown] = useState<EmailState | null>(null);
  return (
    <Page title={texts.title} subtitle={texts.why}>
      <div className="max-w-120">
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={
            <Card>
              <div className="flex flex-col gap-3 py-2">
                <Skeleton width="half" />
                <Skeleton width="long" />
              </div>
            </Card>
          }
        >
          {(read) => {
            const { username, confirmedAt } = shown ?? read;
            const landingPath = dashboardPath(role, isCarer);
            return confirmedAt === null ? (
              <ConfirmSteps {...{ username, landingPath, reread }} onConfirmed={setShown} />
            ) : (
              <Confirmed {...{ username, landingPath }} at={confirmedAt} />
            );
          }}
        </Loaded>
      </div>
    </Page>
  );
}

interface ConfirmedProps {
  username: string;
  /** A stamp. */
  at: string;
  landingPath: string;
}

function Confirmed({ username, at, landingPath }: ConfirmedProps) {
  const instant = parseStamp(at, useOnBad());
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone: a screen reader goes on with what took its place.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Card title={texts.confirmedTitle}>
      <div ref={box} tabIndex={-1} role="status" className="flex items-start gap-3 outline-none">
        <MailCheck
          aria-hidden="true"
          strokeWidth={1.75}
          className="mt-0.5 size-icon flex-none text-feedback-success-icon"
        />
        <p className="wrap-anywhere min-w-0">
          <bdi className="font-semibold">{username}</bdi>
          <span className="block text-fg-muted">
            {instant && texts.confirmedOn({ date: formatDate(calendarDateOf(instant, browserTimeZone())) })}
          </span>
        </p>
      </div>
      <div className="mt-5">
        <Link to={landingPath} look="primary">
          {texts.goOn}
        </Link>
      </div>
    </Card>
  );
}
