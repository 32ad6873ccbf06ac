import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { atTheEnd } from './atTheEnd.ts';

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ intValue: z.string().check(z.regex(/^\d+$/)) }),
]);
const attributes = z.array(z.strictObject({ key: z.string(), value: Value }));
/** What OTLP wants of logs, as far as we use it; nothing else is taken. */
const ExportLogs = z.strictObject({
  resourceLogs: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeLogs: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          logRecords: z.array(
            z.strictObject({
              timeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
              severityNumber: z.int(),
              severityText: z.string(),
              eventName: z.string(),
              body: z.strictObject({ stringValue: z.string() }),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});
type LogRecord = z.infer<
  typeof ExportLogs
>['resourceLogs'][number]['scopeLogs'][number]['logRecords'][number];

/** How a collector answers a request; `hang up`: it has read all of it, and says nothing. */
type Mood = { status: number; body?: object; location?: string } | 'hang up';

/** A collector of logs by OTLP over HTTP, on a port of this machine. */
export interface Collector {
  url: string;
  /** What was sent, whatever it answered; in the order in which it came. */
  came: { record: LogRecord; isTaken: boolean }[];
  /** Headers of the last request. */
  headers: () => Record<string, string | string[] | undefined>;
  /** How it answers from now on. */
  mood: (next: Mood) => void;
  /** By name, what a record says. */
  said: (record: LogRecord) => Record<string, string>;
}

/** Starts a collector, until the test ends. */
export async function startCollector(): Promise<Collector> {
  let mood: Mood = { status: 200, body: {} };
  let headers: Record<string, string | string[] | undefined> = {};
  const came: Collector['came'] = [];
  const server = createServer(async (request, answer) => {
    headers = request.headers;
    const { resourceLogs } = ExportLogs.parse(JSON.parse(await text(request)));
    const isTaken = mood !== 'hang up' && mood.status === 200 && Object.keys(mood.body ?? {}).length === 0;
    for (const record of resourceLogs.flatMap(({ scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) => logRecords),
    ))
      came.push({ record, isTaken });
    if (mood === 'hang up') return void request.socket.destroy();
    answer.writeHead(mood.status, {
      'content-type': 'application/json',
      ...(mood.location && { location: mood.location }),
    });
    answer.end(JSON.stringify(mood.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`,
    came,
    headers: () => headers,
    mood: (next) => {
      mood = next;
    },
    said: ({ attributes: facts }) =>
      Object.fromEntries(facts.map(({ key, value }) => [key, Object.values(value).join('')])),
  };
}
