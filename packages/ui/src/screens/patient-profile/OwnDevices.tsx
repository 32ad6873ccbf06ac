import { useDevicesOfUser } from '@rpm/api-client';
import { patientWords } from '@rpm/domain/words/patient';
import { DeviceCard } from '../../components/DeviceCard/DeviceCard.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { aboutDevice } from '../../parts/own-devices/aboutDevice.ts';
import { OwnDeviceList } from '../../parts/own-devices/OwnDeviceList.tsx';

/** The devices of the patient and where each stands. They are activated on the dashboard. @see PDB-03, ROL-04 */
export function OwnDevices({ username }: { username: string }) {
  const { loadable } = useDevicesOfUser(username);
  return (
    <section aria-labelledby="own-devices" className="min-w-0">
      <h2 id="own-devices" className="mb-3 text-h2">
        {patientWords.patientDashboard.devices}
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
