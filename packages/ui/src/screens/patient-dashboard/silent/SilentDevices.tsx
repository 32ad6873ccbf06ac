import { useDevicesOfUser } from '@rpm/api-client';
import { guardedRoutes, type VitalKind } from '@rpm/domain';
import { silentWords as texts } from '@rpm/domain/words/silent';
import { Link } from '../../../components/Link/Link.tsx';
import { aboutDevice } from '../../../parts/own-devices/aboutDevice.ts';
import { useSession } from '../../../providers/session/SessionProvider.tsx';

/** The ways to help with each device in use, while the clinic waits for readings. */
export function SilentDevices() {
  const { user } = useSession();
  const { loadable } = useDevicesOfUser(user.username);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  const kinds = new Set(
    rows.flatMap((device): VitalKind[] => {
      const { kind } = aboutDevice(device);
      return device.status === 'Activated' && kind ? [kind] : [];
    }),
  );
  return (
    kinds.size > 0 && (
      <ul className="flex flex-col gap-2">
        {[...kinds].map((kind) => (
          <li key={kind}>
            <Link to={`${guardedRoutes.patientDashboard.paths[0]}?help=${kind}`} look="secondary">
              {texts.help({ device: texts.devices[kind] })}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}
