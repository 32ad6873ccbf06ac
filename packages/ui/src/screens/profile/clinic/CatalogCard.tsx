import { useDeviceCatalogue, useSetDeviceUse } from '@rpm/api-client';
import { catalogWords } from '@rpm/domain/words/catalog';
import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { LoadedRows } from '../../../layout/Loaded/LoadedRows.tsx';
import { CatalogList, deviceTitle, type ReadModel } from './CatalogList.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

const dialog = lazily(() => import('./AddDeviceDialog.tsx').then(({ AddDeviceDialog }) => AddDeviceDialog));

/** What the clinic of an administrator can order: the standard devices and its own, each in use or not (F1). */
export function CatalogCard() {
  const { loadable } = useDeviceCatalogue();
  const save = useSetDeviceUse();
  const { part: AddDeviceDialog, hasFailed, open, close } = useLazy(dialog);
  const [tried, setTried] = useState<string | null>(null);
  const { run, running, problem } = useTask({
    name: (device: ReadModel) => deviceTitle(device),
    call: ({ model, isInUse }: ReadModel) => save({ model: model ?? '', isInUse: !isInUse }),
    says: {
      done: (_, device) =>
        (device.isInUse ? catalogWords.unused : catalogWords.used)({ name: deviceTitle(device) }),
    },
    until: () => save.reread(),
  });
  return (
    <Card
      title={catalogWords.title}
      note={catalogWords.note}
      actions={
        <Button
          size="sm"
          icon={<PackagePlus aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...dialog.interest}
          onClick={open}
        >
          {catalogWords.add}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {hasFailed && (
          <Banner kind="danger" announce="alert">
            {catalogWords.dialog.codeFailed}
          </Banner>
        )}
        <LoadedRows
          loadable={loadable}
          says={catalogWords.loading}
          headingLevel={3}
          skeleton={<RowsSkeleton />}
          notShown="text-caption"
          empty={
            <EmptyState
              icon={<PackagePlus strokeWidth={1.5} />}
              headingLevel={3}
              title={catalogWords.empty}
              reason={catalogWords.emptyHint}
            />
          }
        >
          {(rows) => (
            <CatalogList
              devices={rows}
              savingModel={running?.model ?? null}
              problem={problem}
              problemModel={tried}
              onUse={(device) => {
                setTried(device.model);
                void run(device);
              }}
            />
          )}
        </LoadedRows>
      </div>
      {AddDeviceDialog && <AddDeviceDialog onClose={close} />}
    </Card>
  );
}
