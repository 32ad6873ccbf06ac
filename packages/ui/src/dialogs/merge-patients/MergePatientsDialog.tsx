import { useState } from 'react';
import { ChooseOther } from './ChooseOther.tsx';
import { CompareRecords } from './CompareRecords.tsx';
import { ConfirmMerge } from './ConfirmMerge.tsx';
import type { MergePlan } from './plan.ts';

export interface MergePatientsDialogProps {
  /** The record from which it was opened. */
  userId: string;
  name: string;
  onClose: () => void;
}

/** Makes two records of one person one: which other one, what each holds, which stays, and what moves. @see F5 */
export function MergePatientsDialog({ userId, name, onClose }: MergePatientsDialogProps) {
  const [otherId, setOther] = useState<string | null>(null);
  const [plan, setPlan] = useState<MergePlan | null>(null);
  if (otherId === null) return <ChooseOther {...{ userId, name, onClose }} onChoose={setOther} />;
  if (plan) return <ConfirmMerge {...plan} onBack={() => setPlan(null)} onClose={onClose} />;
  return <CompareRecords {...{ userId, otherId, onClose }} onBack={() => setOther(null)} onNext={setPlan} />;
}
