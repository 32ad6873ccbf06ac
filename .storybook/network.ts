import { backend } from '@rpm/mock-server/msw';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { StoryGlobals } from './globals.ts';

const slowMs = 6000;

/** The handlers that make the toolbar's network. A story's own handlers go in front of them. */
export function networkHandlers({ network, clock }: StoryGlobals): RequestHandler[] {
  if (network === 'failing') {
    return [http.all('*/api/*', () => Response.json({ message: 'Not now' }, { status: 503 }))];
  }
  if (network === 'offline') return [http.all('*/api/*', () => HttpResponse.error())];
  return [backend({ clock: () => clock, latencyMs: network === 'slow' ? slowMs : 0 })];
}

/** Tells the page that it is offline or online again, as a browser does, until the story ends. Gives the way back. */
export function setOnline(isOnline: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  return backOnline;
}

/** Ends what `setOnline` said: no story is offline because the one before it was. */
export function backOnline(): void {
  const wasOffline = Object.hasOwn(navigator, 'onLine') && !navigator.onLine;
  Reflect.deleteProperty(navigator, 'onLine');
  if (wasOffline) window.dispatchEvent(new Event('online'));
}
