/** Whose forecast goes out by mail, and of which month. */
export interface DueDigest {
  clinicId: string;
  /** `YYYY-MM` */
  month: string;
}

/** Telling who bills what a month will bring. @see SCR-04 */
export interface Digests {
  /**
   * Takes the clinics that want the forecast and whose day has come, by their own clock. Whoever takes a clinic's day first
   * has it, so that several processes may do it at once; a mail that is lost on its way is not written twice.
   */
  take(now: Date): Promise<DueDigest[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    digests: Digests;
  }
}
