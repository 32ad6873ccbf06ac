import type { ChosenDevice, ChosenVital } from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { orderWords } from '@rpm/domain/words/order';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VitalLimits } from '../../components/VitalLimits/VitalLimits.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';

const allocation = allocationWords;
const load = loadWords;

export interface OrderSummaryProps {
  devices: readonly ChosenDevice[];
  /** The patient's. */
  timeZone: string | null;
  /** Chosen devices that the clinic no longer has. */
  gone: readonly string[];
  /** Why the order cannot be reviewed yet. */
  refusal: string | null;
  /** The limits in force are on their way, and a range is edited from them (RNG-21). */
  areLimitsComing: boolean;
  onEdit: (vital: ChosenVital) => void;
  onRemove: (deviceId: string) => void;
  onContinue: () => void;
}

/** The order so far: the devices with the limits of each vital, and the way on to its review. */
export function OrderSummary(props: OrderSummaryProps) {
  const { devices, timeZone, gone, refusal, areLimitsComing, onEdit, onRemove, onContinue } = props;
  const id = useId();
  const units = useUnits();
  const count = devices.length + gone.length;
  return (
    <aside
      aria-label={allocation.order}
      className="@min-[64rem]/page:sticky @min-[64rem]/page:top-[calc(var(--rpm-header)+1rem)] rounded-lg border border-line bg-surface forced-colors:border-[CanvasText]"
    >
      <div className="flex min-h-13 items-center gap-3 px-5">
        <h2 className="text-h3">{allocation.order}</h2>
        <span className="text-caption text-fg-muted">{allocation.count({ count })}</span>
      </div>
      <div className="@min-[64rem]/page:max-h-[calc(100dvh-var(--rpm-header)-15rem)] @min-[64rem]/page:overflow-y-auto">
        {count === 0 && (
          <p className="border-line border-t px-5 py-4 text-fg-muted">{allocation.noneChosen}</p>
        )}
        {devices.map((device) => (
          <article key={device.deviceId} className="border-line border-t px-5 py-3">
            <Head
              name={device.deviceName || load.unknown}
              detail={device.deviceModel}
              onRemove={() => onRemove(device.deviceId)}
            />
            {device.vitals.map((vital) => (
              <VitalLimits
                key={vital.mrSubType}
                vital={vital}
                deviceName={device.deviceName || load.unknown}
                timeZone={timeZone}
                units={units}
                isLocked={areLimitsComing}
                onEdit={() => onEdit(vital)}
              />
            ))}
          </article>
        ))}
        {gone.map((deviceId) => (
          <article key={deviceId} className="border-line border-t px-5 py-3">
            <Head name={deviceId} detail={orderWords.review.gone} onRemove={() => onRemove(deviceId)} />
          </article>
        ))}
      </div>
      <div className="flex flex-col gap-2.5 border-line border-t px-5 py-4">
        {refusal && (
          <p id={id} className="text-fg-muted">
            {refusal}
          </p>
        )}
        <Button
          variant="primary"
          size="lg"
          wide
          isDisabled={refusal !== null}
          aria-describedby={refusal ? id : undefined}
          onClick={onContinue}
        >
          {allocation.continue}
        </Button>
      </div>
    </aside>
  );
}

function Head({ name, detail, onRemove }: { name: string; detail: string; onRemove: () => void }) {
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <h3 className="wrap-anywhere text-h3">
          <bdi>{name}</bdi>
        </h3>
        <p className="wrap-anywhere text-caption text-fg-muted">{detail}</p>
      </div>
      <IconButton
        name={`${allocation.remove} ${name}`}
        icon={<Trash2 strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}
