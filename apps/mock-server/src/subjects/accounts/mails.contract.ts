/** A mail of ours: plain text to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}
/** A mail as the outbox keeps it. */
export interface KeptMail extends Mail {
  at: Date;
}

/** The outbox of an installation with demo data: nothing leaves it, and everybody may read it. */
export interface Mails {
  /** Keeps a mail and lets go of the oldest beyond `limits.mailsKept`. */
  add(mail: KeptMail): Promise<void>;
  /** All that are kept, newest first. */
  list(): Promise<KeptMail[]>;
}
