import type { VitalKind } from '@rpm/domain';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { vitalName } from '../../hooks/names.ts';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

interface CatalogueEntry {
  kind: VitalKind;
  device: string;
  measures: string;
  use: string;
}
const catalogue: readonly CatalogueEntry[] = [
  {
    kind: 'BloodPressure',
    device: 'Upper arm monitor',
    measures: 'Systolic and diastolic pressure, pulse',
    use: 'A cuff around the upper arm. About one minute for a reading.',
  },
  {
    kind: 'BloodOxygen',
    device: 'Fingertip oximeter',
    measures: 'Oxygen saturation, pulse',
    use: 'A clip on one finger. No needle.',
  },
  {
    kind: 'Weight',
    device: 'Connected scale',
    measures: 'Body weight',
    use: 'Step on, stand still, step off.',
  },
  {
    kind: 'BodyTemperature',
    device: 'Ear thermometer',
    measures: 'Body temperature',
    use: 'A clean tip into the ear, until it beeps.',
  },
  {
    kind: 'BloodGlucose',
    device: 'Glucose meter',
    measures: 'Blood glucose',
    use: 'A drop of blood from a fingertip on a strip.',
  },
  {
    kind: 'HeartRate',
    device: 'Wrist monitor',
    measures: 'Heart rate',
    use: 'Worn like a watch while it measures.',
  },
];

/** `/devices`: the six kinds of devices. Models differ by clinic, so none is promised. @see SCR-10 */
export function DevicesScreen({ dashboardPath }: PublicScreenProps) {
  return (
    <PublicFrame title="Devices" dashboardPath={dashboardPath}>
      <div className="mx-auto max-w-280 px-5 py-10 xl:py-16">
        <h1 className="text-display-section">Devices</h1>
        <p className="mt-4 max-w-[40rem] text-fg-muted text-lead">
          Six kinds of devices measure at home. Your clinic decides which models it gives out, and which you
          need.
        </p>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {catalogue.map(({ kind, device, measures, use }) => (
            <li
              key={kind}
              className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
            >
              <span className="mb-2 rounded-lg bg-surface-sunken px-12 py-5">
                <DeviceDrawing kind={kind} />
              </span>
              <h2 className="text-h2">{vitalName(kind)}</h2>
              <p className="font-semibold">{device}</p>
              <p>
                <span className="text-fg-muted">Measures: </span>
                {measures}
              </p>
              <p className="text-fg-muted">{use}</p>
            </li>
          ))}
        </ul>
        <h2 className="mt-12 text-h1">How a device connects</h2>
        <p className="mt-3 max-w-[40rem]">
          Some devices send a reading by a mobile network, some by a phone that is near. The guide in the box
          says which. Before the first reading you activate the device in the portal with its serial number.
        </p>
        <p className="mt-6">
          <Link to="/usage">How to measure at home</Link>
        </p>
      </div>
    </PublicFrame>
  );
}
