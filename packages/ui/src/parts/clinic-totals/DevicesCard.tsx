import type { Loadable } from '@rpm/api-client';
import { isVitalKind, type ReadRows, type SupportedDevice } from '@rpm/domain';
import { clinicWords } from '@rpm/domain/words/clinic';
import { loadWords } from '@rpm/domain/words/load';
import { cva } from 'class-variance-authority';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DeviceCard } from '../../components/DeviceCard/DeviceCard.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';

const text = clinicWords;
/** As many as fit beside the table: two rows of three. */
const shownAtFirst = 6;
const grid = cva('grid @min-[17rem]/page:grid-cols-2 @min-[20rem]/page:grid-cols-3 grid-cols-1 gap-3', {
  variants: {
    isWide: {
      true: '@min-[44rem]/page:grid-cols-6',
      false: '@min-[44rem]/page:@max-[64rem]/page:grid-cols-6',
    },
  },
});

export interface DevicesCardProps {
  loadable: Loadable<ReadRows<SupportedDevice>>;
  /** Six in a row also where the page has two columns. */
  isWide?: boolean;
}

/** The devices that the clinic can assign, and the way to do it. @see DDB-03, MYD-04 */
export function DevicesCard({ loadable, isWide = false }: DevicesCardProps) {
  return (
    <Card
      title={text.devices}
      actions={
        <Link to="/rpm-device-allocation" look="ghost" size="sm">
          {text.assign}
        </Link>
      }
    >
      <Loaded
        loadable={loadable}
        says={text.devicesLoading}
        headingLevel={3}
        skeleton={<DeviceSkeletons isWide={isWide} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState icon={<Package strokeWidth={1.5} />} title={text.noDevices} headingLevel={3} />}
      >
        {({ rows, unreadable }) => (
          <>
            <Devices devices={rows} isWide={isWide} />
            <RowsNotShown count={unreadable} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Devices({ devices, isWide }: { devices: readonly SupportedDevice[]; isWide: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // Ids that came twice, or not at all, are told apart by their place, which never changes.
  const keyed = devices.map((device, at) => ({ device, key: `${device.deviceId} ${at}` }));
  const shown = isOpen ? keyed : keyed.slice(0, shownAtFirst);
  return (
    <>
      <ul className={grid({ isWide })}>
        {shown.map(({ device, key }) => (
          <li key={key}>
            <DeviceCard
              kind={isVitalKind(device.mrSubType) ? device.mrSubType : null}
              name={device.name ?? loadWords.unknown}
              detail={device.model ?? undefined}
            />
          </li>
        ))}
      </ul>
      {devices.length > shownAtFirst && (
        <div className="mt-3">
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.fewerDevices : text.allDevices({ count: devices.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function DeviceSkeletons({ isWide }: { isWide: boolean }) {
  return (
    <div className={grid({ isWide })}>
      {Array.from({ length: shownAtFirst }, (_, at) => `device-${at}`).map((key) => (
        <div key={key} className="flex flex-col gap-1.5">
          <Skeleton shape="picture" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
