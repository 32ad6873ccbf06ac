import { vitalKinds } from '@rpm/domain';
import { publicWords } from '@rpm/domain/words/public';
import { DeviceDrawing } from '../../../components/DeviceDrawing/DeviceDrawing.tsx';
import { vitalName } from '../../../hooks/names.ts';

/** What can be measured, each with its device. */
export function SixVitals() {
  return (
    <section aria-labelledby="vitals" className="px-5 pt-12 pb-6 xl:px-16 xl:py-18">
      <h2 id="vitals" className="text-display-section">
        {publicWords.landing.vitals}
      </h2>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-5 xl:grid-cols-6">
        {vitalKinds.map((kind) => (
          <li key={kind} className="flex flex-col gap-3">
            <span className="rounded-lg bg-surface p-6">
              <DeviceDrawing kind={kind} />
            </span>
            <b className="text-label">{vitalName(kind)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
