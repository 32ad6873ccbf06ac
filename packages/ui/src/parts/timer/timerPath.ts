/**
 * The address of the timer for a patient.
 *
 * @param userId opaque: no name ever stands in an address of ours (R19)
 * @param month whose entries are shown, `YYYY-MM`; left out: those of the month that runs
 */
export const timerPath = (userId: string, month?: string): string =>
  `/patient-timer?${new URLSearchParams({ patient: userId, ...(month && { month }) })}`;
