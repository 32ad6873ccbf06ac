import {
  ApiError,
  useAddPasskey,
  useRemoveFactor,
  useRenewRecoveryCodes,
  useStartConfirmation,
  useStartPasskey,
  useStartTotp,
} from '@rpm/api-client';
import { deviceNameOf, formatInstant, hasSecondFactor, type Security } from '@rpm/domain';
import { securityWords } from '@rpm/domain/words/security';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useTask } from '../../hooks/useTask.ts';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import type { Way } from './FactorForm.tsx';
import { knowsPasskeys, makePasskey } from './passkeys.ts';
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx';
import { TotpSetup } from './TotpSetup.tsx';
import { needsConfirmation } from './useConfirmed.tsx';

type View =
  | { is: 'list' }
  | { is: 'confirm'; ways: readonly Way[]; next: () => Promise<void> }
  | { is: 'app'; secret: string; uri: string }
  | { is: 'codes'; codes: readonly string[] };

interface SecondFactorPanelProps {
  security: Security;
  /** The first second factor is there, and its recovery codes are saved. */
  onSetUp?: () => void;
}

/** One's second factors: what there is, and how to add, replace and remove it. @see ADR 20 */
export function SecondFactorPanel({ security, onSetUp = () => {} }: SecondFactorPanelProps) {
  const [view, setView] = useState<View>({ is: 'list' });
  const [isAdded, setAdded] = useState(false);
  const start = useStartConfirmation();
  const calls = {
    startTotp: useStartTotp(),
    startPasskey: useStartPasskey(),
    addPasskey: useAddPasskey(),
    remove: useRemoveFactor(),
    renew: useRenewRecoveryCodes(),
  };
  const toList = () => setView({ is: 'list' });
  const added = (codes: readonly string[]) => {
    setAdded(true);
    if (codes.length > 0) return setView({ is: 'codes', codes });
    toList();
    onSetUp();
  };

  const task = useTask({
    name: securityWords.title,
    call: async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        if (!needsConfirmation(error)) throw error;
        setView({ is: 'confirm', ways: (await start(undefined)).factors, next: work });
      }
    },
    refused: (error) => {
      if (!(error instanceof ApiError)) return securityWords.passkeyCanceled;
      return error.status === 400 ? (error.serverMessage ?? undefined) : undefined;
    },
  });
  const run = (work: () => Promise<void>) => {
    setAdded(false);
    void task.run(work);
  };

  const addApp = async () => setView({ is: 'app', ...(await calls.startTotp(undefined)) });
  const addPasskey = async () => {
    const { options } = await calls.startPasskey(undefined);
    const response = await makePasskey(options);
    const { recoveryCodes } = await calls.addPasskey({ name: ownDevice(), response });
    added(recoveryCodes);
  };
  const newCodes = async () => {
    const { recoveryCodes } = await calls.renew(undefined);
    setView({ is: 'codes', codes: recoveryCodes });
  };
  const remove = (factor: Parameters<typeof calls.remove>[0]) => async () => {
    await calls.remove(factor);
  };

  switch (view.is) {
    case 'confirm':
      return (
        <ConfirmIdentity
          ways={view.ways}
          onCancel={toList}
          onConfirmed={() => {
            toList();
            run(view.next);
          }}
        />
      );
    case 'app':
      return <TotpSetup secret={view.secret} uri={view.uri} onCancel={toList} onAdded={added} />;
    case 'codes':
      return (
        <RecoveryCodesPanel
          codes={view.codes}
          onDone={() => {
            toList();
            onSetUp();
          }}
        />
      );
    case 'list':
      return (
        <div className="flex flex-col gap-4">
          {isAdded && (
            <Banner kind="success" announce="status">
              {securityWords.added}
            </Banner>
          )}
          {!hasSecondFactor(security) && (
            <Banner kind={security.isRequired ? 'warning' : 'info'}>
              {security.isRequired ? securityWords.required : securityWords.none}
            </Banner>
          )}
          {!knowsPasskeys() && <Banner kind="info">{securityWords.noPasskeySupport}</Banner>}
          <Problem>{task.problem}</Problem>
          <ul className="divide-y divide-line-subtle">
            {security.passkeys.map((passkey) => (
              <Row key={passkey.passkeyId} title={passkey.name} detail={<PasskeyTimes {...passkey} />}>
                <Button
                  size="sm"
                  isDisabled={task.isBusy}
                  onClick={() => run(remove({ factor: 'passkey', passkeyId: passkey.passkeyId }))}
                >
                  {securityWords.remove}
                  <span className="sr-only"> {passkey.name}</span>
                </Button>
              </Row>
            ))}
            {security.hasTotp && (
              <Row title={securityWords.app} detail={securityWords.appOn}>
                <Button size="sm" isDisabled={task.isBusy} onClick={() => run(remove({ factor: 'totp' }))}>
                  {securityWords.remove}
                  <span className="sr-only"> {securityWords.app}</span>
                </Button>
              </Row>
            )}
            {hasSecondFactor(security) && (
              <Row
                title={securityWords.recovery}
                detail={securityWords.recoveryLeft({ count: security.recoveryCodesLeft })}
              >
                <Button size="sm" isDisabled={task.isBusy} onClick={() => run(newCodes)}>
                  {securityWords.newRecovery}
                </Button>
              </Row>
            )}
          </ul>
          <div className="flex flex-wrap gap-2">
            {knowsPasskeys() && (
              <Button
                variant="primary"
                busy={task.isBusy ? securityWords.busy : undefined}
                onClick={() => run(addPasskey)}
              >
                {securityWords.addPasskey}
              </Button>
            )}
            <Button isDisabled={task.isBusy} onClick={() => run(addApp)}>
              {security.hasTotp ? securityWords.replaceApp : securityWords.addApp}
            </Button>
          </div>
        </div>
      );
  }
}

/** What a new passkey is called: the device on which it is made. */
function ownDevice(): string {
  const { browser, system } = deviceNameOf(navigator.userAgent);
  return securityWords.sessions.device({
    browser: securityWords.browsers[browser],
    system: securityWords.systems[system],
  });
}

function PasskeyTimes({ addedAt, usedAt }: Security['passkeys'][number]) {
  const place = useClock(browserTimeZone());
  const day = (stamp: string) => formatInstant(stamp, 'date', place) ?? '';
  return (
    <>{usedAt ? securityWords.usedOn({ day: day(usedAt) }) : securityWords.addedOn({ day: day(addedAt) })}</>
  );
}

function Row({ title, detail, children }: { title: string; detail: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-caption text-fg-muted">{detail}</p>
      </div>
      {children}
    </li>
  );
}
