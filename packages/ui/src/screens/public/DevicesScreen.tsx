import { vitalKinds } from '@rpm/domain';
import { devicesPage } from '@rpm/domain/words/devicesPage';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { vitalName } from '../../hooks/names.ts';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const texts = devicesPage;

/** `/devices`: the six kinds of devices. Models differ by clinic, so none is promised. @see SCR-10 */
export function DevicesScreen({ dashboardPath }: PublicScreenProps) {
  return (
    <PublicFrame title={texts.title} dashboardPath={dashboardPath}>
      <div className="mx-auto max-w-280 px-5 py-10 xl:py-16">
        <h1 className="text-display-section">{texts.title}</h1>
        <p className="mt-4 max-w-[40rem] text-fg-muted text-lead">{texts.lead}</p>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {vitalKinds.map((kind) => (
            <li
              key={kind}
              className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
            >
              <span className="mb-2 rounded-lg bg-surface-sunken px-12 py-5">
                <DeviceDrawing kind={kind} />
              </span>
              <h2 className="text-h2">{vitalName(kind)}</h2>
              <p className="font-semibold">{texts.kinds[kind].device}</p>
              <p>
                <span className="text-fg-muted">{texts.measures}</span> {texts.kinds[kind].measures}
              </p>
              <p className="text-fg-muted">{texts.kinds[kind].use}</p>
            </li>
          ))}
        </ul>
        <h2 className="mt-12 text-h1">{texts.connects}</h2>
        <p className="mt-3 max-w-[40rem]">{texts.connectsText}</p>
        <p className="mt-6">
          <Link to="/usage">{texts.howTo}</Link>
        </p>
      </div>
    </PublicFrame>
  );
}
