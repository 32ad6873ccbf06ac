/** A mail of ours: plain text to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Of a mail that comes again: where a mail program stops it by one press, with a POST (RFC 8058). */
  stopBy?: string;
}
/** What is known of a mail's way: `refused` has certainly not gone, and may be sent again. */
// biome-ignore lint/suspicious/noConfusingVoidType: a host that knows nothing of it says nothing
export type MailSent = 'refused' | void;
/** A mail as the outbox keeps it. */
export interface KeptMail extends Omit<Mail, 'stopBy'> {
  at: Date;
}

/** The outbox of an installation with demo data: nothing leaves it, and everybody may read it. */
export interface Mails {
  /** Keeps a mail and lets go of the oldest beyond `limits.mailsKept`. */
  add(mail: KeptMail): Promise<void>;
  /** All that are kept, newest first. */
  list(): Promise<KeptMail[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    mails: Mails;
  }
}
