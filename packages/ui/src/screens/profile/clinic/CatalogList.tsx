import type { CatalogRow } from '@rpm/domain';
import { catalogWords } from '@rpm/domain/words/catalog';
import { loadWords } from '@rpm/domain/words/load';
import { Ban, CircleCheck } from 'lucide-react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { StatePill } from '../../../components/StatePill/StatePill.tsx';
import { vitalName } from '../../../hooks/names.ts';

/** A row as it was read: what was not of the promised form is `null`. */
export type ReadModel = { [K in keyof CatalogRow]: CatalogRow[K] | null };

/** The name of a model, else its number; '—' when neither could be read. */
export const deviceTitle = ({ name, model }: ReadModel) => name || model || loadWords.unknown;

interface CatalogListProps {
  devices: readonly ReadModel[];
  /** The model that is being taken into use or out of it. */
  savingModel: string | null;
  /** Why the last try did nothing, and with which model. */
  problem: string | null;
  problemModel: string | null;
  onUse: (device: ReadModel) => void;
}

/** The models of a catalog, each with what it measures and whether it is in use, in words. */
export function CatalogList({ devices, savingModel, problem, problemModel, onUse }: CatalogListProps) {
  return (
    <ul aria-label={catalogWords.title} className="divide-y divide-line-subtle">
      {devices.map((device, index) => (
        <li key={device.model ?? `row ${index}`} className="flex flex-col gap-2 py-3 first:pt-1 last:pb-0">
          <div className="grid items-start gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_7.5rem_8rem]">
            <About device={device} />
            <InUse isInUse={device.isInUse} />
            {device.model !== null && device.isInUse !== null && (
              <div className="flex sm:justify-end">
                <Button
                  size="sm"
                  busy={savingModel === device.model ? catalogWords.changing : undefined}
                  onClick={() => onUse(device)}
                >
                  <span>
                    {device.isInUse ? catalogWords.stopUsing : catalogWords.use}
                    <span className="sr-only"> {deviceTitle(device)}</span>
                  </span>
                </Button>
              </div>
            )}
          </div>
          {problem && problemModel === device.model && <Problem>{problem}</Problem>}
        </li>
      ))}
    </ul>
  );
}

function About({ device }: { device: ReadModel }) {
  const { brand, model, vitals, isOwn } = device;
  const origin = isOwn ? catalogWords.own : catalogWords.standard;
  return (
    <div className="wrap-anywhere min-w-0">
      <p className="font-semibold">
        <bdi>{deviceTitle(device)}</bdi>
      </p>
      <p className="text-caption text-fg-muted">
        <bdi>{isOwn && brand ? brand : origin}</bdi> · <bdi>{model ?? loadWords.unknown}</bdi>
      </p>
      <p className="text-caption text-fg-muted">
        {vitals ? vitals.map(vitalName).join(', ') : loadWords.unknown}
      </p>
    </div>
  );
}

function InUse({ isInUse }: { isInUse: boolean | null }) {
  if (isInUse === null) return <p>{loadWords.unknown}</p>;
  return (
    <p>
      <StatePill tone={isInUse ? 'green' : 'grey'} icon={isInUse ? CircleCheck : Ban}>
        {isInUse ? catalogWords.inUse : catalogWords.notInUse}
      </StatePill>
    </p>
  );
}
