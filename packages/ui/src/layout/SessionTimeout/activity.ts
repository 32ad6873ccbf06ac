/**
 * What counts as activity: what a user does, by any means, and never what a page does by itself (behaviour R6: a screen
 * reader or a switch may send neither mouse, touch nor key).
 *
 * @see SES-01
 */
const events = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
] as const;

/** Calls back at each sign of activity. @returns stops it */
export function onActivity(listener: () => void): () => void {
  for (const name of events) addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    for (const name of events) removeEventListener(name, listener, { capture: true });
  };
}

/** Tabs are told of activity at most this often. */
const tellEveryMs = 1000;

/** Activity in one tab keeps all of them alive. Without a BroadcastChannel each tab counts for itself. */
export function tabChannel(listener: () => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('rpm.activity');
  let toldAt = Number.NEGATIVE_INFINITY;
  channel?.addEventListener('message', listener);
  return {
    tell() {
      if (performance.now() - toldAt < tellEveryMs) return;
      toldAt = performance.now();
      channel?.postMessage('active');
    },
    close: () => channel?.close(),
  };
}
