import { ApiError, useDeviceTokens, useIssueDeviceToken, useRevokeDeviceToken } from '@rpm/api-client';
import { type AllottedDevice, vitalKindsIn } from '@rpm/domain';
import { deviceTokenWords as texts } from '@rpm/domain/words/deviceToken';
import { taskWords } from '@rpm/domain/words/task';
import { useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { deviceName } from '../../parts/devices/deviceName.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { NewToken } from './NewToken.tsx';

export interface DeviceTokenDialogProps {
  /** An activated one with an order id. */
  device: AllottedDevice;
  userId: string;
  onClose: () => void;
}

const isGone = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 409 || failure.status === 404);

/**
 * The token with which the gateway of a device delivers readings: whether there is one and since when, a new one, which is
 * shown this once, and the end of it.
 *
 * @see API-25, behaviour R1
 */
export function DeviceTokenDialog({ device, userId, onClose }: DeviceTokenDialogProps) {
  const { loadable } = useDeviceTokens(userId);
  const issue = useIssueDeviceToken();
  const revoke = useRevokeDeviceToken();
  const isOnline = useOnline();
  const shown = useShownTime(browserTimeZone());
  const [token, setToken] = useState<string | null>(null);
  const isGiven = useRef(false);
  const name = deviceName(device);
  const orderId = device.orderId ?? '';
  const ends = {
    refused: (failure: unknown) => (isGone(failure) ? texts.changed : undefined),
    endsBy: isGone,
  };
  const issuing = useTask({
    ...ends,
    name: texts.issue,
    call: async () => {
      const { token: given } = await issue({ orderId });
      isGiven.current = true;
      setToken(given);
    },
    onEnd: () => {
      if (!isGiven.current) onClose();
    },
  });
  const revoking = useTask({
    ...ends,
    name: texts.revoke,
    call: () => revoke({ orderId }),
    says: { done: texts.revoked({ device: name }) },
    onEnd: onClose,
  });
  const isBusy = issuing.isBusy || revoking.isBusy;
  const held =
    loadable.state === 'ready' ? loadable.data.tokens.find((each) => each.orderId === orderId) : undefined;
  const canAct = isOnline && loadable.state === 'ready';
  return (
    <Dialog
      isOpen
      onClose={token ? undefined : onClose}
      closesOutside={false}
      title={texts.title({ device: name })}
      description={texts.says}
      actions={
        token ? (
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            {held && (
              <Button
                variant="danger"
                busy={revoking.isBusy ? texts.revoking : undefined}
                isDisabled={!canAct || isBusy}
                onClick={() => void revoking.run()}
              >
                {texts.revoke}
              </Button>
            )}
            <Button
              variant="primary"
              busy={issuing.isBusy ? texts.issuing : undefined}
              isDisabled={!canAct || isBusy}
              onClick={() => void issuing.run()}
            >
              {held ? texts.issueNew : texts.issue}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {token ? (
          <NewToken token={token} kind={vitalKindsIn(device.vitals)[0]} />
        ) : (
          <Loaded
            loadable={loadable}
            says={texts.loading}
            headingLevel={3}
            skeleton={<Skeleton shape="text" />}
          >
            {() =>
              held ? (
                <>
                  <p>{texts.since({ date: shown(held.issuedTime, 'datetime') })}</p>
                  <p className="text-fg-muted">{texts.replaces}</p>
                </>
              ) : (
                <p>{texts.none}</p>
              )
            }
          </Loaded>
        )}
        {!isOnline && !token && <Banner kind="warning">{taskWords.offline}</Banner>}
        <Problem>{issuing.problem ?? revoking.problem}</Problem>
      </div>
    </Dialog>
  );
}
