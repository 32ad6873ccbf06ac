import { endpoints } from '@rpm/api-client/calls';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

const statuses = ['401', '403', '404', '409', '500', '503'] as const;
/** What can go wrong with a call. */
export const faults = ['none', ...statuses, 'slow', 'hangs', 'cut', 'schema', 'offline'] as const;
export type Fault = (typeof faults)[number];

/** The calls that a fault can be of; `every` is all of them. */
export const faultyCalls = ['every', ...Object.keys(endpoints).sort()];

const slowMs = 6000;
const asJson = { headers: { 'content-type': 'application/json' } };

/** What comes of a call with a fault. Nothing, when what stands behind it answers. */
const answers: Readonly<Record<Exclude<Fault, 'none'>, () => Response | Promise<void>>> = {
  ...(Object.fromEntries(
    statuses.map((status) => [
      status,
      () => Response.json({ message: `Refused with ${status}` }, { status: Number(status) }),
    ]),
  ) as Record<(typeof statuses)[number], () => Response>),
  slow: () => delay(slowMs),
  hangs: () => delay('infinite'),
  cut: () => new Response('{"result":[{"', asJson),
  schema: () => Response.json({ nothing: 'of what was promised' }),
  offline: () => HttpResponse.error(),
};

/**
 * The handler of the fault that the toolbar has chosen. It belongs before those of the story.
 *
 * @returns none when nothing is wrong
 */
export function faultHandlers({ fault, call }: { fault: Fault; call: string }): RequestHandler[] {
  if (fault === 'none') return [];
  const answer = answers[fault];
  if (call === 'every') return [http.all('*/api/*', answer)];
  const endpoint = Object.entries(endpoints).find(([name]) => name === call)?.[1];
  if (!endpoint) return [];
  return [http[endpoint.method === 'GET' ? 'get' : 'post'](`*${endpoint.path}`, answer)];
}
