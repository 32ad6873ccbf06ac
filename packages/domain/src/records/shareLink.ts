const shareLink = /^\/TemporaryTimeline\/([^/?#]+)\/([\w-]{43})$/;

/**
 * The address and the token of a share's link.
 *
 * @param path what a page of the portal is asked by; anything else is none
 * @returns `null` for all that is no such link
 * @see RTE-04
 */
export function shareLinkOf(path: unknown): { username: string; token: string } | null {
  const [, email, token] = (typeof path === 'string' && shareLink.exec(path)) || [];
  if (!email || !token) return null;
  try {
    return { username: decodeURIComponent(email), token };
  } catch {
    return null;
  }
}
