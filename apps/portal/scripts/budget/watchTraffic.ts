import type { CDPSession } from '@playwright/test';
import { queryHeader } from '@rpm/api-client/calls';
import type { Asked } from './traffic.ts';

/** The part of an event of the browser that is read here. @see https://chromedevtools.github.io/devtools-protocol/tot/Network/ */
interface Frames {
  callFrames: readonly { url: string }[];
  parent?: Frames;
}

const kinds: Readonly<Record<string, Asked['kind']>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

function callersOf(stack: Frames | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...callersOf(stack.parent)] : [];
}

/** Follows what a page asks for, and holds the answers of the API back, and the font where that is wanted. */
export async function watchTraffic(session: CDPSession, origin: string, holdsFont = false) {
  const asked = new Map<string, Asked>();
  const open = new Set<string>();
  const held: { id: string; release: () => Promise<unknown> }[] = [];
  const fonts: typeof held = [];
  const compiled = new Set<string>();
  let released: string | null = null;

  session.on('Network.requestWillBeSent', ({ requestId: id, request, type = '', initiator }) => {
    if (request.url.startsWith('data:')) return;
    const { pathname, search } = new URL(request.url);
    const isCall = pathname.startsWith('/api/');
    const query = Object.entries(request.headers).find(([name]) => name.toLowerCase() === queryHeader);
    const by = [initiator.url ?? '', ...callersOf(initiator.stack)].filter((url) => url !== '');
    open.add(id);
    asked.set(id, {
      id,
      what: `${pathname}${search}${query ? ` (${query[1]})` : ''}`,
      url: request.url,
      method: request.method,
      kind: isCall ? 'call' : (kinds[type] ?? 'other'),
      by: type === 'Document' ? [] : by,
      after: released,
      bytes: 0,
      isPreload: initiator.type === 'parser' && request.isLinkPreload === true,
      isNamed: initiator.type === 'parser',
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Fetch.requestPaused', ({ requestId, networkId = '', resourceType }) => {
    const all = resourceType === 'Font' ? fonts : held;
    all.push({ id: networkId, release: () => session.send('Fetch.continueRequest', { requestId }) });
  });
  session.on('Debugger.scriptParsed', ({ url }) => compiled.add(url));
  await Promise.all([session.send('Network.enable'), session.send('Debugger.enable')]);
  await session.send('Fetch.enable', {
    patterns: [
      { urlPattern: `${origin}/api/*`, requestStage: 'Response' },
      ...(holdsFont ? [{ resourceType: 'Font' as const, requestStage: 'Response' as const }] : []),
    ],
  });
  return {
    all: () => [...asked.values()],
    /** Whether nothing is under way but what is held back: all else has come, and what is code can run. */
    isStill: () =>
      [...open].every((id) => [...held, ...fonts].some((each) => each.id === id)) &&
      [...asked.values()].every(
        ({ kind, url, bytes }) => kind !== 'script' || bytes === 0 || compiled.has(url),
      ),
    /** Lets the font through. Gives whether it was held. */
    async releaseFont() {
      const waiting = fonts.splice(0);
      for (const { release } of waiting) await release();
      return waiting.length > 0;
    },
    /** Lets the answer through that was asked for first, of those that are held back. Gives whether there was one. */
    async releaseOne() {
      const order = [...asked.keys()];
      held.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      const next = held.shift();
      if (!next) return false;
      released = next.id;
      await next.release();
      return true;
    },
  };
}
