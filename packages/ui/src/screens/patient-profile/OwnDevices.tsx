import { useDevicesOfUser } from '@rpm/api-client';
import { patientMessages } from '@rpm/domain';
import { DeviceCard } from '../../components/DeviceCard/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { aboutDevice } from '../../patient/aboutDevice.ts';
import { OwnDeviceList } from '../../patient/OwnDeviceList.tsx';

/** The devices of the patient and where each stands. They are activated on the dashboard. @see PDB-03, ROL-04 */
export function OwnDevices({ username }: { username: string }) {
  const { loadable } = useDevicesOfUser(username);
  return (
    <section aria-labelledby="own-devices" className="min-w-0">
      <h2 id="own-devices" className="mb-3 text-h2">
        {patientMessages.patientDashboard.devices}
      </h2>
      <OwnDeviceList loadable={loadable} skeleton={<Skeleton shape="chart" />}>
        {(device) => {
          const { name, kind, measures } = aboutDevice(device);
          return <DeviceCard form="card" kind={kind} name={name} detail={measures} status={device.status} />;
        }}
      </OwnDeviceList>
    </section>
  );
}
