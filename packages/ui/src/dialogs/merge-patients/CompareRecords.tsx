import { useMergePreview } from '@rpm/api-client';
import { type DetailsHolder, type MergePreview, mergeProblem } from '@rpm/domain';
import { mergeWords } from '@rpm/domain/words/merge';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import type { MergePlan } from './plan.ts';
import { SideBySide } from './SideBySide.tsx';

const { compare: texts } = mergeWords;

interface CompareRecordsProps {
  userId: string;
  otherId: string;
  onBack: () => void;
  onNext: (plan: MergePlan) => void;
  onClose: () => void;
}

/** Shows two records beside each other, and asks which stays and whose details are right. */
export function CompareRecords({ userId, otherId, onBack, onNext, onClose }: CompareRecordsProps) {
  const { loadable } = useMergePreview(userId, otherId);
  const preview = loadable.state === 'ready' ? loadable.data : null;
  const [chosen, setChosen] = useState<'patient' | 'other' | null>(null);
  const [right, setRight] = useState<'patient' | 'other' | null>(null);
  const kept = chosen ?? (preview ? suggested(preview) : 'patient');
  const details = right ?? kept;
  const gone = kept === 'patient' ? 'other' : 'patient';
  const problem = preview && mergeProblem(preview[kept], preview[gone], preview.sameAlerts);
  const holder: DetailsHolder = details === kept ? 'kept' : 'other';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      width="wide"
      actions={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button
            variant="primary"
            isDisabled={!preview || problem !== null}
            onClick={() => preview && onNext({ preview, keptId: preview[kept].userId, details: holder })}
          >
            {texts.next}
          </Button>
        </>
      }
    >
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton />}>
        {({ patient, other }) => (
          <div className="grid gap-5">
            {problem && (
              <Banner kind="warning" announce="status">
                {texts.problems[problem]}
              </Banner>
            )}
            <SideBySide sides={[patient, other]} />
            <div className="grid gap-4 sm:grid-cols-2">
              <RadioCards
                title={texts.stays}
                headingLevel={3}
                value={kept}
                onChange={setChosen}
                options={[
                  {
                    value: 'patient',
                    label: texts.here,
                    detail: texts.staysDetail({ address: patient.username }),
                  },
                  {
                    value: 'other',
                    label: texts.there,
                    detail: texts.staysDetail({ address: other.username }),
                  },
                ]}
              />
              <RadioCards
                title={texts.details}
                headingLevel={3}
                value={details}
                onChange={setRight}
                options={[
                  { value: 'patient', label: texts.here, detail: texts.detailsHint },
                  { value: 'other', label: texts.there, detail: texts.detailsHint },
                ]}
              />
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The record that has a login stays, unless somebody says otherwise: else the patient would have to open a new one. */
const suggested = ({ patient, other }: MergePreview) =>
  patient.account !== 'active' && other.account === 'active' ? 'other' : 'patient';
