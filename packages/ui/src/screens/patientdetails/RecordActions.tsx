import { messages, type PatientInfo, type VitalKind } from '@rpm/domain';
import { MonitorSmartphone } from 'lucide-react';
import { Link } from '../../components/Link/index.ts';

export interface RecordActionsProps {
  userId: string;
  patient: PatientInfo | null;
  vital: VitalKind | null;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon' } as const;

/** What the clinic does for the patient from here. */
export function RecordActions({ userId }: RecordActionsProps) {
  return (
    <Link
      to={`/rpm-device-allocation?patient=${encodeURIComponent(userId)}`}
      look="secondary"
      icon={<MonitorSmartphone {...icon} />}
    >
      {messages.record.assignDevice}
    </Link>
  );
}
