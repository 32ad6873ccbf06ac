import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

const policy = 'content-security-policy';

/** What a browser loads as a part of a page, or shows by itself without running anything: a sandbox would keep a PDF from being shown. */
const partOfPage = /^(text\/(javascript|css)|application\/(javascript|pdf)|font\/|image\/(?!svg))/;

/**
 * The policy of all that is no page: it loads nothing and stands in no frame, and what a browser could open as a document,
 * such as JSON, SVG or a file of a patient, runs nothing. A worker has the policy of its own file.
 */
function policyOf({ headers }: Response): string {
  const type = headers.get('content-type');
  const isDocument = type !== null && !partOfPage.test(type);
  return `default-src 'none'; frame-ancestors 'none'${isDocument ? '; sandbox' : ''}`;
}

/**
 * The headers of every answer. What no page has claimed by `pageHeaders` gets the shortest policy, so that a page that is
 * forgotten shows nothing rather than too much.
 */
export const answerHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cross-origin-resource-policy', 'same-origin');
  if (!headers.has(policy)) headers.set(policy, policyOf(context.res));
};

/**
 * The headers of a page: what its scripts may do, and who may hold it. The nonce is new each time.
 *
 * @param apiHost where the portal finds the API; `''` is here
 */
export const pageHeaders = (apiHost: string): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(apiHost ? [new URL(apiHost).origin] : [])],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // The portal's own: text without markup passes, all else is blocked.
      trustedTypes: ['default'],
    },
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: false,
      autoplay: false,
      // Of this page alone: a patient reads the barcode of a device with it. The browser still asks.
      camera: ['self'],
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      magnetometer: false,
      microphone: false,
      midi: false,
      payment: false,
      usb: false,
    },
  });
