/** Under what the browser keeps, over the way to a provider and back, that it was this one that began. */
const key = 'rpm.sign-on';

/**
 * Draws what no other browser has, and keeps it for this tab.
 *
 * @throws Error where nothing can be kept
 */
export function keepProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const proof = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  sessionStorage.setItem(key, proof);
  return proof;
}

/** What was kept, once; `null`: nothing was begun here. */
export function takeProof(): string | null {
  try {
    const proof = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return proof;
  } catch {
    return null;
  }
}
