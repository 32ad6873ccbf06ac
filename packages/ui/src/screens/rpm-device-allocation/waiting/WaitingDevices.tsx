import { useDismissWaitingDevice, useWaitingDevices } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { vendorWords } from '@rpm/domain/words/vendor';
import { waitingDeviceWords as texts } from '@rpm/domain/words/waitingDevice';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { vitalsText } from '../../../hooks/names.ts';
import { RowsNotShown } from '../../../layout/Loaded/RowsNotShown.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { isNamed, type NamedDevice, type ReadDevice } from './namedDevice.ts';

const dialog = lazily(() => import('./LinkDeviceDialog.tsx').then((part) => part.LinkDeviceDialog));

/** The devices whose readings came from a vendor, and which nobody has: work for staff. Nothing is shown when there are none. @see RTE-07 */
export function WaitingDevices() {
  const { loadable, reread } = useWaitingDevices();
  const dismiss = useDismissWaitingDevice();
  const { part: LinkDeviceDialog, hasFailed, open, close } = useLazy(dialog);
  const [linked, setLinked] = useState<NamedDevice | null>(null);
  const [dismissed, setDismissed] = useState<NamedDevice | null>(null);
  if (loadable.state === 'failed') return <Banner kind="warning">{texts.failed}</Banner>;
  if (loadable.state !== 'ready') return null;
  const { rows, unreadable } = loadable.data;
  if (rows.length + unreadable === 0 && !LinkDeviceDialog) return null;
  return (
    <Card title={texts.title({ count: rows.length + unreadable })} note={texts.says}>
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.codeFailed}
        </Banner>
      )}
      <ul aria-label={texts.list} className="divide-y divide-line-subtle">
        {rows.map((device, at) => (
          <Waiting
            key={`${device.connectionId} ${device.serial ?? at}`}
            device={device}
            onLink={(named) => {
              setLinked(named);
              open();
            }}
            onDismiss={setDismissed}
          />
        ))}
      </ul>
      <RowsNotShown count={unreadable} className="text-caption" />
      {LinkDeviceDialog && linked && (
        <LinkDeviceDialog
          device={linked}
          onClose={() => {
            close();
            void reread();
          }}
        />
      )}
      {dismissed && (
        <Question
          title={texts.dismissing.title({ serial: dismissed.serial })}
          says={texts.dismissing.says({ count: dismissed.count ?? 0 })}
          texts={texts.dismissing}
          act={texts.dismiss}
          isDangerous
          run={() => dismiss({ connectionId: dismissed.connectionId, serial: dismissed.serial })}
          onClose={() => setDismissed(null)}
          onDone={reread}
        />
      )}
    </Card>
  );
}

interface WaitingProps {
  device: ReadDevice;
  onLink: (device: NamedDevice) => void;
  onDismiss: (device: NamedDevice) => void;
}

function Waiting({ device, onLink, onDismiss }: WaitingProps) {
  const shown = useShownTime(browserTimeZone());
  const { serial, vendor, vitals, count, last } = device;
  const of = <span className="sr-only"> {texts.of({ serial: serial ?? loadWords.unknown })}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere font-semibold">
          <bdi dir="ltr" lang="zxx">
            {serial ?? loadWords.unknown}
          </bdi>
        </p>
        <p className="text-caption text-fg-muted">
          {[
            vendor && vendorWords.names[vendor],
            vitalsText(vitals ?? []),
            texts.count({ count: count ?? 0 }),
            texts.last({ date: shown(last, 'datetime') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isNamed(device) && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" onClick={() => onDismiss(device)}>
            {texts.dismiss}
            {of}
          </Button>
          <Button size="sm" {...dialog.interest} onClick={() => onLink(device)}>
            {texts.link}
            {of}
          </Button>
        </div>
      )}
    </li>
  );
}
