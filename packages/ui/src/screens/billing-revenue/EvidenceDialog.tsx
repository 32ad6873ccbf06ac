import { useEvidence, usePrintEvidence } from '@rpm/api-client';
import { type EvidencePack, isTimeZone } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { taskWords } from '@rpm/domain/words/task';
import { FileDown, Printer } from 'lucide-react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { saveBytes } from '../../hooks/saveFile.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { EvidenceSheet } from './EvidenceSheet.tsx';
import { lacksOf } from './evidenceLacks.ts';

const pdfTools = lazily(() =>
  Promise.all([import('../../parts/pdf/makePdf.ts'), import('../../parts/pdf/sheetPdf.ts')]),
);

interface EvidenceDialogProps {
  userId: string;
  /** `YYYY-MM` */
  month: string;
  onClose: () => void;
}

/** What the evidence of a patient's month lacks, and the way to paper (t3). Load it by `import()`. @see SCR-04 */
export function EvidenceDialog({ userId, month, onClose }: EvidenceDialogProps) {
  const { loadable } = useEvidence(userId, month);
  const take = usePrintEvidence();
  const pack = loadable.state === 'ready' ? loadable.data : null;
  const saved = useTask({
    name: texts.title,
    async call() {
      const tools = pdfTools.load();
      await take({ userId, month });
      const [{ makePdf }, { sheetPdf }] = await tools;
      const sheet = document.querySelector('[data-print-sheet]');
      if (!sheet) return;
      const pdf = await makePdf(
        sheetPdf(sheet, { title: texts.title, page: texts.page }),
        taskWords.unprintable,
      );
      saveBytes(texts.file({ month }), new Uint8Array(pdf), 'application/pdf');
    },
    says: { done: texts.saved },
  });
  const task = useTask({
    name: texts.title,
    call: () => take({ userId, month }),
    // Nothing reaches paper before it is in the audit log.
    onDone: () => window.print(),
  });
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={texts.title}
        description={texts.says}
        actions={
          <>
            <Button
              isDisabled={!pack}
              icon={<FileDown aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
              busy={saved.isBusy ? texts.printing : undefined}
              {...pdfTools.interest}
              onClick={() => void saved.run()}
            >
              {texts.save}
            </Button>
            <Button
              variant="primary"
              isDisabled={!pack}
              icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
              busy={task.isBusy ? texts.printing : undefined}
              onClick={() => void task.run()}
            >
              {texts.print}
            </Button>
          </>
        }
      >
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={3}
          skeleton={<Skeleton shape="number" />}
        >
          {(data) => <p>{lacksText(data)}</p>}
        </Loaded>
        <Problem>{task.problem ?? saved.problem}</Problem>
      </Dialog>
      {pack && <Sheet pack={pack} />}
    </>
  );
}

const lacksText = (pack: EvidencePack) => {
  const list = lacksOf(pack)
    .map((what) => texts.whats[what])
    .join(', ');
  return list === '' ? texts.complete : texts.lacks({ list });
};

/** By the clinic's clock, as its care month is. */
function Sheet({ pack }: { pack: EvidencePack }) {
  const zone = isTimeZone(pack.clinicZone) ? pack.clinicZone : browserTimeZone();
  return <EvidenceSheet pack={pack} place={usePlace(zone)} units={useUnits()} />;
}
