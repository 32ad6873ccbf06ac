import { lazily } from '../../hooks/lazily.ts';
import type { Share } from './shareNames.ts';

export const shareDialog = lazily(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog));
export const leaveDialog = lazily(() =>
  import('../../parts/timeline/LeaveDialog.tsx').then(({ LeaveDialog }) => LeaveDialog),
);
export const stopDialog = lazily(() => import('./StopDialog.tsx').then(({ StopDialog }) => StopDialog));

/** Which dialog is open, and about which share. */
export type Work = { kind: 'share' | 'change' | 'stop' | 'leave'; share: Share | null };

/** Shares, and what is done with one of them. */
export interface SharesProps {
  shares: readonly Share[];
  timeZone: string;
  onWork: (work: Work) => void;
}
