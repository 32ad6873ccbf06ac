import { auditWords } from '@rpm/domain/words/audit';
import {
  Bell,
  Box,
  Download,
  Eye,
  FilePlus2,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Pencil,
  ShieldAlert,
  SlidersHorizontal,
  StickyNote,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import type { DataColumn } from '../../../components/DataTable/columns.ts';
import { StatePill } from '../../../components/StatePill/StatePill.tsx';
import type { AuditLine } from './auditLine.ts';

/** By how an action begins; the first that fits. */
const icons: readonly (readonly [string, LucideIcon])[] = [
  ['read', Eye],
  ['refused', ShieldAlert],
  ['login-failed', ShieldAlert],
  ['locked', ShieldAlert],
  ['login', LogIn],
  ['logout', LogOut],
  ['audit.exported', Download],
  ['range.', SlidersHorizontal],
  ['order.', Box],
  ['device.', Box],
  ['note.', StickyNote],
  ['readings.', Bell],
  ['file.', FilePlus2],
  ['security.', KeyRound],
  ['password.', KeyRound],
  ['patient.', UserRound],
  ['staff.', UserRound],
  ['account.', UserRound],
];

/** What was done, with its sign. */
export function ActionName({ line: { action, actionText } }: { line: AuditLine }) {
  const Icon = icons.find(([begin]) => action.startsWith(begin))?.[1] ?? Pencil;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none text-fg-muted" />
      {actionText}
    </span>
  );
}

/** Where it was done, with the warning if there is one. */
export function Origin({ line: { from, warning } }: { line: AuditLine }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <bdi className="wrap-anywhere">{from}</bdi>
      {warning && (
        <StatePill tone="warning" icon={TriangleAlert}>
          {warning}
        </StatePill>
      )}
    </span>
  );
}

/** The columns of the log; the row opens by its last. */
export const auditColumns: readonly DataColumn<AuditLine>[] = [
  {
    id: 'time',
    header: auditWords.columns.time,
    width: 168,
    cell: ({ time }) => <span className="numeric">{time}</span>,
  },
  {
    id: 'who',
    header: auditWords.columns.who,
    width: 196,
    isRowHeader: true,
    cell: ({ name }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={name} />
        <bdi className="wrap-anywhere font-normal">{name}</bdi>
      </span>
    ),
  },
  { id: 'action', header: auditWords.columns.action, width: 200, cell: (line) => <ActionName line={line} /> },
  {
    id: 'whom',
    header: auditWords.columns.whom,
    width: 168,
    cell: ({ whom }) => <bdi className="wrap-anywhere">{whom}</bdi>,
  },
  {
    id: 'details',
    header: auditWords.columns.details,
    width: 200,
    cell: ({ details }) => <span className="text-fg-muted">{details}</span>,
  },
  { id: 'from', header: auditWords.columns.from, width: 216, cell: (line) => <Origin line={line} /> },
];
