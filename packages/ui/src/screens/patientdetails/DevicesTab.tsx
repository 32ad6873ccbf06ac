import { useDevicesOfPatient } from '@rpm/api-client';
import type { AllottedDevice } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { DeviceActionContext } from './DeviceAction.tsx';
import { DeviceLine } from './DeviceLine.tsx';
import { deviceColumns } from './deviceColumns.tsx';

const deactivateForm = lazily(() =>
  import('../../dialogs/deactivate-device/DeactivateDialog.tsx').then(
    ({ DeactivateDialog }) => DeactivateDialog,
  ),
);

const gatewayForm = lazily(() =>
  import('../../dialogs/device-token/DeviceTokenDialog.tsx').then(
    ({ DeviceTokenDialog }) => DeviceTokenDialog,
  ),
);

const { devices: texts } = recordWords.record;
const rowKey = ({ orderId }: AllottedDevice, index: number) => orderId ?? `row ${index}`;

/** The devices that were ordered for a patient, the newest first, the tokens of their gateways, and the way to take one out of use. @see API-21, API-25 */
export function DevicesTab({ userId }: { userId: string }) {
  const { loadable } = useDevicesOfPatient(userId);
  const isOnline = useOnline();
  const [asked, setAsked] = useState<AllottedDevice | null>(null);
  const deactivation = useLazy(deactivateForm);
  const gateway = useLazy(gatewayForm);
  const [DeactivateDialog, DeviceTokenDialog] = [deactivation.part, gateway.part];
  const actions = {
    isOffline: !isOnline,
    onDeactivate: (device: AllottedDevice) => {
      setAsked(device);
      deactivation.open();
    },
    onGateway: (device: AllottedDevice) => {
      setAsked(device);
      gateway.open();
    },
  };
  return (
    <div className="pt-4">
      <DeviceActionContext value={actions}>
        <Card isFlush isOpenOnPhone>
          <Loaded
            loadable={loadable}
            says={texts.loading}
            headingLevel={2}
            skeleton={
              <DataTable
                caption={texts.tableName}
                columns={deviceColumns}
                rows={[]}
                rowKey={rowKey}
                skeletonRows={3}
              />
            }
          >
            {({ rows, unreadable }, { isUpdating }) => (
              <>
                <DataTable
                  caption={texts.tableName}
                  columns={deviceColumns}
                  rows={rows}
                  rowKey={rowKey}
                  isUpdating={isUpdating}
                  card={(device) => <DeviceLine device={device} />}
                  empty={
                    <EmptyState
                      icon={<MonitorSmartphone strokeWidth={1.5} />}
                      headingLevel={2}
                      title={texts.empty}
                      reason={texts.emptyReason}
                    />
                  }
                />
                <RowsNotShown count={unreadable} className="px-5 py-3" />
              </>
            )}
          </Loaded>
        </Card>
      </DeviceActionContext>
      {(deactivation.hasFailed || gateway.hasFailed) && (
        <p role="alert" className="pt-3 text-danger-fg">
          {recordWords.record.formFailed}
        </p>
      )}
      {DeactivateDialog && asked && <DeactivateDialog device={asked} onClose={deactivation.close} />}
      {DeviceTokenDialog && asked && (
        <DeviceTokenDialog device={asked} userId={userId} onClose={gateway.close} />
      )}
    </div>
  );
}
