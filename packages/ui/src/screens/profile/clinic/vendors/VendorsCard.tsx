import { useEndVendorConnection, useVendorConnections } from '@rpm/api-client';
import { vendorWords as texts } from '@rpm/domain/words/vendor';
import { Cable } from 'lucide-react';
import { useState } from 'react';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { Question } from '../../../../parts/question/Question.tsx';
import { ListCard } from '../../ListCard.tsx';
import { type ReadVendor, VendorList, vendorName } from './VendorList.tsx';

const dialog = lazily(() => import('./VendorDialog.tsx').then(({ VendorDialog }) => VendorDialog));

/** The vendors that deliver readings of their devices to the clinic of an administrator. @see RTE-07 */
export function VendorsCard() {
  const { loadable, reread } = useVendorConnections();
  const end = useEndVendorConnection();
  const { part: VendorDialog, hasFailed, open, close } = useLazy(dialog);
  const [renewed, setRenewed] = useState<ReadVendor | null>(null);
  const [ended, setEnded] = useState<ReadVendor | null>(null);
  return (
    <ListCard
      {...{ texts, loadable }}
      icon={Cable}
      adds={{
        texts,
        dialog,
        hasFailed,
        onAdd: () => {
          setRenewed(null);
          open();
        },
      }}
      list={(rows) => (
        <VendorList
          vendors={rows}
          onRenew={(vendor) => {
            setRenewed(vendor);
            open();
          }}
          onEnd={setEnded}
        />
      )}
    >
      {VendorDialog && <VendorDialog renewed={renewed} onClose={close} />}
      {ended && (
        <Question
          title={texts.ending.title({ name: vendorName(ended) })}
          says={texts.ending.says}
          texts={texts.ending}
          act={texts.end}
          isDangerous
          run={() => end({ connectionId: ended.connectionId ?? '' })}
          onClose={() => setEnded(null)}
          onDone={reread}
        />
      )}
    </ListCard>
  );
}
