import { guardedRoutes, type VitalKind, vitalKinds } from '@rpm/domain';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { vitalName } from '../../hooks/names.ts';
import { browsersBluetooth } from './bluetooth.ts';

const [path] = guardedRoutes.medicalDevices.paths;

/** What can be measured, with the two ways to bring it in; by hand alone in a browser without Bluetooth. */
export function PickPart() {
  const hasBluetooth = browsersBluetooth() !== undefined;
  return (
    <>
      <p className="text-fg-muted">{texts.pick}</p>
      {!hasBluetooth && (
        <Banner kind="info">
          <strong>{texts.noBluetooth}</strong> {texts.noBluetoothNext}
        </Banner>
      )}
      <ul className="flex flex-col gap-3">
        {vitalKinds.map((kind) => (
          <Vital key={kind} kind={kind} hasBluetooth={hasBluetooth} />
        ))}
      </ul>
    </>
  );
}

function Vital({ kind, hasBluetooth }: { kind: VitalKind; hasBluetooth: boolean }) {
  const name = vitalName(kind);
  const way = (by: 'device' | 'hand') => `${path}?vital=${kind}&by=${by}`;
  return (
    <li className="grid @max-[16rem]/page:grid-cols-1 grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 rounded-xl border border-line bg-surface p-4 forced-colors:border-[CanvasText]">
      <span className="grid @max-[16rem]/page:w-20 place-items-center self-stretch rounded-lg bg-surface-sunken p-2">
        <DeviceDrawing kind={kind} />
      </span>
      <div className="flex min-w-0 flex-col gap-3">
        <h2 className="text-h2">{name}</h2>
        <div className="flex flex-wrap gap-2">
          {hasBluetooth && (
            <Link to={way('device')} look="primary">
              {texts.connect}
              <span className="sr-only"> {texts.of({ vital: name })}</span>
            </Link>
          )}
          <Link to={way('hand')} look="secondary">
            {texts.type}
            <span className="sr-only"> {texts.of({ vital: name })}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
