import { ApiError, useAddVendorConnection, useApi, useRenewVendorSecret } from '@rpm/api-client';
import { limits, type Vendor, vendors } from '@rpm/domain';
import { vendorWords } from '@rpm/domain/words/vendor';
import { useRef, useState } from 'react';
import { Problem } from '../../../../components/Banner/Problem.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { Select } from '../../../../components/Select/Select.tsx';
import { useTask } from '../../../../hooks/useTask.ts';
import { Copied } from '../../../../parts/copied/Copied.tsx';
import { type ReadVendor, vendorName } from './VendorList.tsx';

const { dialog: texts, names } = vendorWords;
const options = vendors.map((value) => ({ value, label: names[value] }));
const isGone = (failure: unknown) => failure instanceof ApiError && failure.status === 404;

interface VendorDialogProps {
  /** The one that gets a new secret; `null` connects another vendor. */
  renewed: ReadVendor | null;
  onClose: () => void;
}

/** Connects a vendor or gives it a new secret, and shows address and secret this once. @see RTE-07 */
export function VendorDialog({ renewed, onClose }: VendorDialogProps) {
  const { host } = useApi();
  const add = useAddVendorConnection();
  const renew = useRenewVendorSecret();
  const [vendor, setVendor] = useState<Vendor>(vendors[0]);
  const [given, setGiven] = useState<{ connectionId: string; secret: string } | null>(null);
  const isGiven = useRef(false);
  const title = renewed ? texts.renew({ name: vendorName(renewed) }) : texts.add;
  const { run, isBusy, problem } = useTask({
    name: title,
    call: async () => {
      const answer = await (renewed ? renew({ connectionId: renewed.connectionId ?? '' }) : add({ vendor }));
      isGiven.current = true;
      setGiven(answer);
    },
    refused: (failure: unknown) => (isGone(failure) ? texts.gone : undefined),
    endsBy: isGone,
    onEnd: () => {
      if (!isGiven.current) onClose();
    },
  });
  return (
    <Dialog
      isOpen
      width="medium"
      closesOutside={false}
      title={title}
      description={renewed ? texts.renewSays({ hours: limits.webhookOverlapHours }) : texts.says}
      onClose={given ? undefined : onClose}
      actions={
        given ? (
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="primary" busy={isBusy ? texts.busy : undefined} onClick={() => void run()}>
              {renewed ? texts.make : texts.connect}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {given ? (
          <>
            <p role="status">{texts.once}</p>
            <Copied
              title={texts.address}
              text={`${host || location.origin}/api/vendor-readings/${given.connectionId}`}
            />
            <Copied title={texts.secret} text={given.secret} />
            <p className="text-caption text-fg-muted">{texts.how}</p>
          </>
        ) : (
          !renewed && (
            <div className="w-64 max-w-full">
              <Select label={texts.vendor} value={vendor} options={options} onChange={setVendor} />
            </div>
          )
        )}
        <Problem>{problem}</Problem>
      </div>
    </Dialog>
  );
}
