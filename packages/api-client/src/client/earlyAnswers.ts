/** An answer that was asked for before the code of the screen had come. */
export interface EarlyAnswer {
  response: Response;
  /** When its headers came, as `Date.now()` tells it. */
  at: number;
}

/** What tells one early call from another: whose, where it goes, and its query where that is in a header. */
export interface EarlyCall {
  token: string;
  url: string;
  hidden: string;
}

/** The script of the page and the client are built apart: they meet at a symbol that both know. */
const place = Symbol.for('rpm.earlyAnswers');
type Answers = Map<string, Promise<EarlyAnswer>>;
const answers = (): Answers | undefined => (globalThis as { [place]?: Answers })[place];

const keyOf = ({ token, url, hidden }: EarlyCall) => JSON.stringify([token, url, hidden]);

/** So long an early answer is as good as one that is asked for now. */
const freshMs = 20_000;

/** Keeps answers that are on their way. Whichever nobody has taken is forgotten when it is no longer fresh. */
export function keepEarly(calls: readonly EarlyCall[], ask: (call: EarlyCall) => Promise<Response>): void {
  const kept: Answers = new Map();
  (globalThis as { [place]?: Answers })[place] = kept;
  for (const call of calls) {
    const answer = ask(call).then((response) => ({ response, at: Date.now() }));
    // Whoever takes it meets the failure.
    answer.catch(() => undefined);
    kept.set(keyOf(call), answer);
  }
  setTimeout(() => kept.clear(), freshMs);
}

/** The answer to exactly this call, once; `undefined` where none is on its way. */
export function takeEarly(call: EarlyCall): Promise<EarlyAnswer> | undefined {
  const key = keyOf(call);
  const answer = answers()?.get(key);
  answers()?.delete(key);
  return answer;
}
