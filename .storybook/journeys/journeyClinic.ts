import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import type { SessionRecord } from '@rpm/domain';
import { backend } from '@rpm/mock-server/msw';
import { smallClinic, storyNow } from '@rpm/mock-server/seed';
import type { Beside } from '@rpm/ui/flows/hand.ts';
import MockDate from 'mockdate';
import { getResponse } from 'msw';

/** A call that was made in a journey, and whether its answer is what the table of calls promises. */
export interface CallMade {
  /** When, by the clock of the journey. */
  at: Date;
  who: string;
  call: AnyEndpoint | null;
  method: string;
  /** The path as the table has it: without anybody's id. */
  path: string;
  status: number;
  /** `null` where nothing is promised: a refusal, or a file. */
  fits: boolean | null;
  body: unknown;
  answer: unknown;
}

/** The pattern of a path of the table. */
const patterns = Object.values<AnyEndpoint>(endpoints).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`),
}));

const callOf = (method: string, path: string) =>
  patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One clinic in memory, at which several people are at once. Nobody is in it but the ten of the mock-ups. */
export function journeyClinic(onCall: (made: CallMade) => void) {
  let now = storyNow;
  const mails: { to: string; text: string }[] = [];
  const api = backend({
    world: smallClinic(),
    clock: () => now,
    onMail: ({ to, text }) => void mails.push({ to, text }),
  });

  /** Answers a call of one of the people, and tells of it. */
  async function ask(who: string, input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, location.href);
    const request = new Request(url, init);
    const response = (await getResponse([api], request)) ?? Response.error();
    const call = callOf(request.method, url.pathname);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer = isJson ? parsed(await response.clone().text()) : undefined;
    onCall({
      at: now,
      who,
      call,
      method: request.method,
      path: call?.path ?? url.pathname,
      status: response.status,
      fits: call && response.ok && isJson ? call.answer.safeParse(answer).success : null,
      body: typeof init.body === 'string' ? parsed(init.body) : undefined,
      answer,
    });
    return response;
  }

  const beside: Beside = {
    async call(path, body, token) {
      const response = await ask('beside', path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${answer.message}`);
      return answer;
    },
    async mailedCode(username) {
      const newest = mails.findLast(({ to }) => to === username);
      return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
    },
    now: () => now,
    async monthEnds() {
      // The first of the next month, in the morning of every zone of the country.
      now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 18));
      MockDate.set(now);
    },
  };

  return {
    ask,
    beside,
    async logIn(username: string, password: string): Promise<SessionRecord> {
      return (await beside.call(endpoints.login.path, { username, password })) as unknown as SessionRecord;
    },
  };
}
