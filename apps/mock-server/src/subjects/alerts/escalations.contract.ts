import type { EscalationStep } from '@rpm/domain';

/** Whom to write to about alerts that nobody has acknowledged. It holds nothing of a patient. */
export interface EscalationNotice {
  /** The address. */
  username: string;
  /** In which its owner reads. */
  language: string | null;
  step: EscalationStep;
  /** How many alerts. */
  count: number;
}

/** How Critical alerts that nobody acknowledges are told to others. @see SCR-02 */
export interface Escalations {
  /**
   * Takes each step that is due at a moment, as `escalationDue` says, with its lines of history and whom it is to be told
   * to. Several processes may do it at once: each step is taken by one of them.
   *
   * @returns how many steps it took
   */
  take(now: Date): Promise<number>;
  /**
   * Hands out whom to write to, one notice for each account and step. What it has handed out it never hands out again,
   * to whomever: a mail that is lost on its way is not written twice.
   */
  notices(now: Date): Promise<EscalationNotice[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    escalations: Escalations;
  }
}

/** The notices that belong together: one mail tells of many alerts. */
export function noticesTogether(taken: readonly Omit<EscalationNotice, 'count'>[]): EscalationNotice[] {
  const ofReader = Map.groupBy(taken, ({ username, step }) => `${step} ${username}`);
  return [...ofReader.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ ...first, count: all.length }] : [];
  });
}
