/** Something on a page, as a person who listens to it would name it. */
export interface Place {
  role:
    | 'article'
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'group'
    | 'heading'
    | 'main'
    | 'option'
    | 'radio'
    | 'region'
    | 'row';
  /** All of the accessible name, or a part of it as a pattern. */
  name?: string | RegExp;
}

/**
 * The hand of a person on the pages of the product. A journey is told in these few moves, so that the same steps are
 * made inside Storybook and in a real browser on the portal. Every move waits for what it needs, and fails when it does
 * not come. `inside` are places around it, the outermost first.
 */
export interface Hand {
  /** Goes to an address of the product. */
  go: (path: string) => Promise<void>;
  /** Loads the page again. */
  reload: () => Promise<void>;
  press: (what: Place, ...inside: readonly Place[]) => Promise<void>;
  /** Types into the field with this label, in place of what was there. */
  type: (label: string | RegExp, text: string, ...inside: readonly Place[]) => Promise<void>;
  /** Takes one of the options of a select. */
  choose: (label: string, option: string, ...inside: readonly Place[]) => Promise<void>;
  /** Checks a box that may be checked already. */
  check: (what: Place, ...inside: readonly Place[]) => Promise<void>;
  /** Waits until it is there. */
  sees: (what: Place, ...inside: readonly Place[]) => Promise<void>;
  /** Waits until this text stands there. */
  reads: (text: string | RegExp, ...inside: readonly Place[]) => Promise<void>;
  /** Waits until it is gone. */
  misses: (what: Place) => Promise<void>;
}

/** What happens beside the pages: a mail is opened, a device sends, a person signs up elsewhere. */
export interface Beside {
  /** Makes a call of the API, which must succeed. @returns the answer */
  call: (path: string, body: object, token?: string | undefined) => Promise<Record<string, string>>;
  /** The code in the newest mail to this address. */
  mailedCode: (username: string) => Promise<string>;
  /** The moment at which the journey is. */
  now: () => Date;
  /** Waits until the present month is over; those who act log in again. Only where the clock can be set. */
  monthEnds: () => Promise<void>;
}
