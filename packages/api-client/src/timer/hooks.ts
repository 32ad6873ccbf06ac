import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { timerEndpoints } from './calls.ts';

/** The caller's timer; `isAsked` is `false` for those who have none. */
export const useTimer = (isAsked = true) => useRead(timerEndpoints.getTimer, isAsked ? {} : null);
/** The entries of a patient's month. */
export const usePatientTime = (userId: string | null, month?: string) =>
  useRead(
    timerEndpoints.getPatientTime,
    userId === null ? null : { params: { userId }, query: month === undefined ? {} : { month } },
  );
/** The caller's entries of today. */
export const useMyDay = () => useRead(timerEndpoints.getMyDay, {});
/** The caller's entries of this month. */
export const useMyMonth = () => useRead(timerEndpoints.getMyMonth, {});

export const useSignTimer = () => useWrite(timerEndpoints.signTimer);
export const useStartTimer = () => useWrite(timerEndpoints.startTimer);
export const useSetTimerWork = () => useWrite(timerEndpoints.setTimerWork);
export const usePauseTimer = () => useWrite(timerEndpoints.pauseTimer);
export const useResumeTimer = () => useWrite(timerEndpoints.resumeTimer);
export const useStopTimer = () => useWrite(timerEndpoints.stopTimer);
export const useAddTimeEntry = () => useWrite(timerEndpoints.addTimeEntry);
export const useEditTimeEntry = () => useWrite(timerEndpoints.editTimeEntry);

/** A part of a month of the clinic's time, for a file. */
export const useExportTime = () => useWrite(timerEndpoints.exportTime);
