import type { AllottedDevice } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import { activateWords } from '@rpm/domain/words/device';
import { Camera, Check, Eye, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DeviceDrawing } from '../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { aboutDevice } from '../../parts/own-devices/aboutDevice.ts';
import { type CameraFault, hasCamera } from './activation/camera.ts';
import { FoundStep } from './activation/FoundStep.tsx';
import { ScanStep } from './activation/ScanStep.tsx';
import { UnsureLetters } from './activation/UnsureLetters.tsx';
import { WherePicture } from './activation/WherePicture.tsx';
import { useActivation } from './useActivation.ts';

const text = activationWords;

interface ActivationDialogProps {
  device: AllottedDevice;
  userId: string;
  /** The device is activated; gets the server's sentence (ACT-03). */
  onActivated: (says: string) => void;
  onClose: () => void;
}

/** Where the number is, the camera, what it found, or the field. Without a camera there is only the field. */
type Step = 'where' | 'scan' | 'found' | 'type';

const titles: Record<Step, string> = {
  where: activateWords.title,
  scan: text.scan.title,
  found: text.check.title,
  type: activateWords.title,
};

/** What a screen reader says when the step comes. */
const said: Partial<Record<Step, string>> = { scan: text.scan.hold, found: text.scan.found };

const iconOf = (Icon: typeof Camera) => <Icon aria-hidden="true" strokeWidth={1.75} className="size-icon" />;

/**
 * Activates a device by its serial number: shows where that is, reads it from the barcode where there is a camera, and
 * takes it typed, always. What was typed stays until it has worked; only Activate sends it; a press outside does not
 * close.
 *
 * @see ACT-01 to ACT-04, PDB-06, STS-09
 */
export function ActivationDialog({ device, userId, onActivated, onClose }: ActivationDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { name, kind } = aboutDevice(device);
  const { form, problem, isBusy, clear } = useActivation(device, userId, onActivated);
  const [canScan, setCanScan] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    let isHere = true;
    void hasCamera().then((has) => {
      if (!isHere) return;
      setCanScan(has);
      setStep(has ? 'where' : 'type');
    });
    return () => {
      isHere = false;
    };
  }, []);
  const target = step === 'type' ? field : button;
  // What was pressed is gone: the next thing to do has the focus.
  useEffect(() => {
    if (step) target.current?.focus();
  }, [step, target]);

  if (!step) return null;
  const goTo = (next: Step) => {
    clear();
    setFault(null);
    setStep(next);
  };
  const { serial } = form.typed;
  const submit = (label: string, isFirst: boolean) => (
    <Button
      key="submit"
      ref={isFirst ? button : undefined}
      type="submit"
      form={formId}
      variant="primary"
      icon={isFirst ? iconOf(Check) : undefined}
      busy={isBusy ? text.busy : undefined}
    >
      {label}
    </Button>
  );
  const scan = (
    <Button
      key="scan"
      ref={step === 'where' ? button : undefined}
      variant={step === 'where' ? 'primary' : 'secondary'}
      icon={iconOf(Camera)}
      onClick={() => goTo('scan')}
    >
      {step === 'found' ? text.check.again : text.scan.open}
    </Button>
  );
  const type = (
    <Button
      key="type"
      ref={step === 'scan' ? button : undefined}
      icon={iconOf(Keyboard)}
      onClick={() => goTo('type')}
    >
      {text.scan.type}
    </Button>
  );
  const actions: Record<Step, ReactNode> = {
    where: (
      <>
        {type}
        {scan}
      </>
    ),
    scan: (
      <>
        <Button key="show" variant="ghost" icon={iconOf(Eye)} onClick={() => goTo('where')}>
          {text.scan.show}
        </Button>
        {type}
      </>
    ),
    found: (
      <>
        {problem && type}
        {scan}
        {submit(text.check.yes, true)}
      </>
    ),
    type: (
      <>
        {canScan ? scan : <Button onClick={onClose}>{text.cancel}</Button>}
        {submit(activateWords.activate, false)}
      </>
    ),
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={titles[step]}
      width="medium"
      initialFocus={target}
      actions={actions[step]}
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-4">
        <p role="status" className="sr-only">
          {said[step]}
        </p>
        {step !== 'scan' && (
          <div className="flex items-center gap-4">
            {kind && step === 'found' && (
              <span className="grid size-26 flex-none place-items-center rounded-lg bg-surface-sunken p-2">
                <DeviceDrawing kind={kind} />
              </span>
            )}
            <div className="wrap-anywhere min-w-0">
              <p className="text-h3">
                <bdi>{name}</bdi>
              </p>
              {device.model && <p className="text-fg-muted">{text.model({ model: device.model })}</p>}
            </div>
          </div>
        )}
        {step === 'where' && <p>{kind ? text.whereIs[kind] : text.whereIsAny}</p>}
        {(step === 'where' || (step === 'type' && !canScan)) && <WherePicture kind={kind} />}
        {step === 'scan' && (
          <ScanStep
            onFound={(found) => {
              form.change('serial', found);
              goTo('found');
            }}
            onFault={(why) => {
              goTo('type');
              setFault(why);
              if (why === 'none') setCanScan(false);
            }}
          />
        )}
        {step === 'found' && <FoundStep serial={serial} />}
        {step === 'type' && (
          <>
            {fault && (
              <Banner kind="warning" announce="alert">
                {text.scan[fault]}
              </Banner>
            )}
            {canScan && <WherePicture kind={null} />}
            <TextInput
              ref={field}
              {...form.field('serial')}
              label={activateWords.serial}
              hint={`${kind ? text.whereIs[kind] : text.whereIsAny} ${text.asPrinted}`}
              isRequired
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <UnsureLetters
              serial={serial}
              onChange={(changed) => {
                form.change('serial', changed);
                field.current?.focus();
              }}
            />
          </>
        )}
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
