import type { VitalKind } from '@rpm/domain';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeviceDrawing } from '../DeviceDrawing/DeviceDrawing.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

export interface DeviceCardProps {
  /** `tile`: small, three in a row, for staff. `card`: large, with status and action, for patients. */
  form?: 'tile' | 'card';
  /** What the device measures first, which chooses the drawing; `null` when that is none of the six kinds. */
  kind: VitalKind | null;
  name: string;
  /** Under the name: the model, or what the device measures. */
  detail?: string | undefined;
  /** The order's status as it came; left out, no badge is shown. */
  status?: string | null | undefined;
  /** One button. */
  action?: ReactNode;
  /** A press on the large form, as to ask for its status. */
  onPress?: (() => void) | undefined;
  /** What a press does, for screen readers: 'What is the status of Connected Scale?' */
  pressName?: string;
  /** Where the name stands among the headings, in the large form. */
  headingLevel?: 2 | 3 | 4;
}

/** A device: what it looks like, what it is called, and where its order stands. @see DDB-03, PDB-03 */
export function DeviceCard({
  form = 'tile',
  kind,
  name,
  detail,
  status,
  action,
  onPress,
  pressName,
  headingLevel = 3,
}: DeviceCardProps) {
  const drawing = kind ? (
    <DeviceDrawing kind={kind} />
  ) : (
    <Package aria-hidden="true" strokeWidth={1.25} className="mx-auto size-3/5 text-fg-muted" />
  );
  if (form === 'tile') {
    return (
      <div className="flex min-w-0 flex-col">
        <div className="mb-1.5 grid aspect-[120/84] place-items-center rounded-md bg-surface-sunken px-3 py-0.5">
          {drawing}
        </div>
        <b className="font-semibold text-label [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </b>
        {detail && (
          <span className="numeric text-caption text-fg-muted [overflow-wrap:anywhere]">{detail}</span>
        )}
        {status !== undefined && (
          <div className="mt-1.5">
            <StatusBadge status={status} />
          </div>
        )}
        {action && <div className="mt-2">{action}</div>}
      </div>
    );
  }
  const Name = `h${headingLevel}` as const;
  return (
    <div className="relative flex flex-col gap-4 patient:rounded-xl rounded-lg border border-line bg-surface p-4 has-[button:hover]:border-line-control forced-colors:border-[CanvasText]">
      <div className="flex flex-wrap items-start gap-4">
        <div className="grid aspect-square w-26 flex-none place-items-center rounded-lg bg-surface-sunken p-2">
          {drawing}
        </div>
        <div className="min-w-0 flex-[1_1_8rem]">
          <Name className="text-h3 [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </Name>
          {detail && <p className="text-fg-muted [overflow-wrap:anywhere]">{detail}</p>}
          {status !== undefined && (
            <div className="wrap-anywhere mt-2.5">
              <StatusBadge status={status} />
            </div>
          )}
        </div>
      </div>
      {onPress && (
        // As large as the card: who taps anywhere on it means it.
        <button
          type="button"
          aria-label={pressName ?? name}
          onClick={() => onPress()}
          className="absolute inset-0 cursor-pointer rounded-[inherit]"
        />
      )}
      {action}
    </div>
  );
}
