import { useEndVendorConnection, useVendorConnections } from '@rpm/api-client';
import { vendorWords as texts } from '@rpm/domain/words/vendor';
import { Cable } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { Loaded } from '../../../../layout/Loaded/Loaded.tsx';
import { Question } from '../../../../parts/question/Question.tsx';
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
    <Card
      title={texts.title}
      note={texts.note}
      actions={
        <Button
          size="sm"
          icon={<Cable aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...dialog.interest}
          onClick={() => {
            setRenewed(null);
            open();
          }}
        >
          {texts.add}
        </Button>
      }
    >
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.dialog.codeFailed}
        </Banner>
      )}
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="half" />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <EmptyState
            icon={<Cable strokeWidth={1.5} />}
            headingLevel={3}
            title={texts.empty}
            reason={texts.emptyHint}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <VendorList
              vendors={rows}
              onRenew={(vendor) => {
                setRenewed(vendor);
                open();
              }}
              onEnd={setEnded}
            />
            {unreadable > 0 && (
              <p role="status" className="text-caption text-fg-muted">
                {texts.unreadable({ count: unreadable })}
              </p>
            )}
          </>
        )}
      </Loaded>
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
          onDone={() => {
            setEnded(null);
            void reread();
          }}
        />
      )}
    </Card>
  );
}
