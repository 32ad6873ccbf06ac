import { endpoints } from '@rpm/api-client/calls';

const { getPhoto, getAlertCounts, getInboxCount, getTimer, getUnread } = endpoints;
const ofFrame = [getAlertCounts, getInboxCount, getTimer, getUnread].map(({ path }) => `GET ${path}`);

/** Whether the frame around every page asks for it: the own timer, and how much waits at the entries of the navigation. */
export const isOfFrame = (line: string): boolean => ofFrame.includes(line);

/**
 * The call of a request, such as `GET /api/patients`, when the page itself made it.
 *
 * @returns `null` for what is no call, and for what the frame around every page asks for, the picture of the user included
 */
export function callOfPage(request: { method: () => string; url: () => string }): string | null {
  const { pathname } = new URL(request.url());
  const line = `${request.method()} ${pathname}`;
  return pathname.startsWith('/api/') && !isOfFrame(line) && line !== `GET ${getPhoto.path}` ? line : null;
}
