import { useTimer } from '@rpm/api-client';
import { timerWords } from '@rpm/domain/words/timer';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { useEffect, useRef } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useTimerTasks } from './useTimerTasks.ts';

interface CallDialogProps {
  userId: string;
  name: string;
  phone: string | null;
  onClose: () => void;
}

/** The number to call; with it the timer starts as a phone call, which is a live contact. @see SCR-03, ADR 27 */
export function CallDialog({ userId, name, phone, onClose }: CallDialogProps) {
  const { loadable, reread } = useTimer();
  const timer = loadable.state === 'ready' ? loadable.data.timer : null;
  const { start } = useTimerTasks(timer, reread);
  const begin = useRef(start.run);
  const hasBegun = useRef(false);
  const hasPhone = Boolean(phone);
  useEffect(() => {
    if (!hasPhone || hasBegun.current) return;
    hasBegun.current = true;
    void begin.current({ userId, activity: 'PhoneCall', isInteractive: true, by: 'switch' });
  }, [userId, hasPhone]);
  const runs = timer?.userId === userId && timer.activity === 'PhoneCall';
  return (
    <Dialog isOpen onClose={onClose} title={texts.callTitle} description={<bdi>{name}</bdi>}>
      {phone ? (
        <div className="flex flex-col gap-3">
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            dir="ltr"
            className="w-fit rounded-xs text-fg-link text-h1 underline underline-offset-[0.2em]"
          >
            {texts.callNumber({ phone })}
          </a>
          <p role="status" className="text-fg-muted">
            {runs ? texts.callRuns : start.isBusy ? timerWords.starting : ''}
          </p>
          <Problem>{start.problem}</Problem>
        </div>
      ) : (
        <p>{texts.noPhone}</p>
      )}
    </Dialog>
  );
}
