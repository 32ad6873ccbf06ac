import {
  ApiError,
  useBindWaitingDevice,
  useDevicesOfPatient,
  usePatientInfo,
  usePatientList,
} from '@rpm/api-client';
import { type AllottedDevice, fullName, limits } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { waitingDeviceWords } from '@rpm/domain/words/waitingDevice';
import { useEffect, useState } from 'react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useTask } from '../../../hooks/useTask.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { deviceName } from '../../../parts/devices/deviceName.ts';
import { PatientSearch } from '../../../parts/patient-search/PatientSearch.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import type { NamedDevice } from './namedDevice.ts';

const { dialog: texts } = waitingDeviceWords;

interface LinkDeviceDialogProps {
  device: NamedDevice;
  onClose: () => void;
}

/** Says whose device it is: first the patient, then which of the patient's devices in use. @see RTE-07 */
export function LinkDeviceDialog({ device: { connectionId, serial }, onClose }: LinkDeviceDialogProps) {
  const { user } = useSession();
  const bind = useBindWaitingDevice();
  const [search, setSearch] = useState('');
  const [patientId, setPatientId] = useState<string | null>(null);
  const [orderId, setOrderId] = useState<string | null>(null);
  const query = { page: 0, noOfRows: 5, sort: 'name', scope: 'clinic', ...(search && { search }) } as const;
  const patients = usePatientList(patientId === null ? user.userId : null, query);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title({ serial }),
    call: () => bind({ connectionId, serial, orderId: orderId ?? '' }),
    says: {
      done: ({ accepted: count, earlier }) =>
        earlier > 0 ? texts.doneEarlier({ count, earlier }) : texts.done({ count }),
    },
    refused: (failure) => {
      if (!(failure instanceof ApiError)) return undefined;
      return { 404: texts.gone, 409: texts.cannotBe }[failure.status];
    },
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      width="medium"
      closesOutside={false}
      title={texts.title({ serial })}
      description={texts.says}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={orderId === null}
            busy={isBusy ? texts.busy : undefined}
            onClick={() => void run()}
          >
            {texts.link}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {patientId === null ? (
          <section aria-label={texts.patient}>
            <PatientSearch
              patients={patients.loadable}
              onSearch={setSearch}
              onChoose={(userId) => {
                clear();
                setPatientId(userId);
              }}
            />
          </section>
        ) : (
          <DeviceOfPatient
            patientId={patientId}
            orderId={orderId}
            onChoose={setOrderId}
            onAnother={() => {
              clear();
              setPatientId(null);
              setOrderId(null);
            }}
          />
        )}
        <Problem>{problem}</Problem>
      </div>
    </Dialog>
  );
}

interface DeviceOfPatientProps {
  patientId: string;
  orderId: string | null;
  onChoose: (orderId: string | null) => void;
  onAnother: () => void;
}

/** The devices in use of the chosen patient; the only one is chosen already. */
function DeviceOfPatient({ patientId, orderId, onChoose, onAnother }: DeviceOfPatientProps) {
  const { loadable } = useDevicesOfPatient(patientId);
  const info = usePatientInfo(patientId).loadable;
  const inUse = loadable.state === 'ready' ? loadable.data.rows.filter(isInUse) : [];
  const [only] = inUse;
  const isOnly = inUse.length === 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when it is known to be the only one
  useEffect(() => {
    if (isOnly && only) onChoose(only.orderId);
  }, [isOnly, only?.orderId]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere font-semibold">
          <bdi>{info.state === 'ready' ? fullName(info.data) || loadWords.unknown : ' '}</bdi>
        </p>
        <Button size="sm" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      <Loaded
        loadable={loadable}
        says={texts.devicesLoading}
        headingLevel={3}
        skeleton={<Skeleton shape="control" />}
      >
        {() =>
          inUse.length === 0 ? (
            <p>{texts.noDevice}</p>
          ) : (
            <Select
              label={texts.device}
              value={orderId ?? undefined}
              options={inUse.map((device) => ({
                value: device.orderId,
                label: `${deviceName(device)}, ${device.orderId}`.slice(0, limits.shortTextMaxCharacters),
              }))}
              onChange={onChoose}
            />
          )
        }
      </Loaded>
    </div>
  );
}

const isInUse = (device: AllottedDevice): device is AllottedDevice & { orderId: string } =>
  device.status === 'Activated' && device.orderId !== null;
