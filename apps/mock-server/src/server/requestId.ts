import { randomUUID } from 'node:crypto';

/** What we take over from a proxy: nothing that could break out of a line of the log. */
const acceptable = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Makes the function that names a request, so that an answer, a line of our log and one of the proxy's can be put
 * together.
 *
 * @param trustProxy takes the X-Request-Id of our own proxy if it is of the right form. Without a proxy anybody can
 *   write that header, and it is not looked at.
 */
export function requestId(trustProxy: boolean): (request: Request) => string {
  return (request) => {
    const given = trustProxy ? request.headers.get('x-request-id') : null;
    return given !== null && acceptable.test(given) ? given : randomUUID();
  };
}
