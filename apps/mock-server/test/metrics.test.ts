import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/api/Services.ts';
import { createApi } from '../src/index.ts';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { createMetrics, type Metrics } from '../src/server/metrics.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const pool = { totalCount: 5, idleCount: 2, waitingCount: 7 };
const get = (metrics: Metrics, path = '/metrics', method = 'GET') =>
  metrics.fetch(new Request(`http://127.0.0.1${path}`, { method }));
const shown = async (metrics: Metrics) => (await (await get(metrics)).text()).split('\n');

const line: LogLine = {
  event: 'request',
  at: '2026-11-20T15:00:00.000Z',
  requestId: 'request-1',
  method: 'GET',
  route: '/api/things/:id',
  status: 200,
  ms: 30,
  user: 'userhash',
};

describe('the metrics', () => {
  test('count answers by method, template and status, and how long they took', async () => {
    const metrics = createMetrics(pool);
    for (const ms of [30, 300]) metrics.answered({ ...line, ms });
    metrics.answered({ ...line, status: 404 });
    const lines = await shown(metrics);
    expect(lines).toEqual(
      expect.arrayContaining([
        'rpm_http_requests_total{method="GET",route="/api/things/:id",status="200"} 2',
        'rpm_http_requests_total{method="GET",route="/api/things/:id",status="404"} 1',
        'rpm_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/things/:id"} 0',
        'rpm_http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/things/:id"} 2',
        'rpm_http_request_duration_seconds_count{method="GET",route="/api/things/:id"} 3',
        'rpm_http_request_duration_seconds_sum{method="GET",route="/api/things/:id"} 0.36',
      ]),
    );
  });

  test('put methods that nobody knows under one name, so that no caller can make labels', async () => {
    const metrics = createMetrics(pool);
    for (const method of ['PURGE', 'LOCK']) metrics.answered({ ...line, method });
    expect(await shown(metrics)).toContain(
      'rpm_http_requests_total{method="other",route="/api/things/:id",status="200"} 2',
    );
  });

  test('show the pool as it is at the moment, and the process', async () => {
    const changing = { ...pool };
    const metrics = createMetrics(changing);
    const lines = await shown(metrics);
    expect(lines).toContain('rpm_database_connections{state="idle"} 2');
    expect(lines).toContain('rpm_database_connections{state="busy"} 3');
    expect(lines).toContain('rpm_database_waiting 7');
    expect(lines.some((each) => each.startsWith('process_resident_memory_bytes '))).toBe(true);
    changing.waitingCount = 0;
    expect(await shown(metrics)).toContain('rpm_database_waiting 0');
  });

  test('count refusals of the rate limit, by whose limit it was', async () => {
    const metrics = createMetrics(pool);
    const keys = { token: 'hash', address: 'here' };
    const refuse = metrics.watchAdmission(async () => ({
      allowed: false,
      by: 'token',
      retryAfterSeconds: 3,
    }));
    expect(await refuse(keys)).toEqual({ allowed: false, by: 'token', retryAfterSeconds: 3 });
    await metrics.watchAdmission(async () => ({ allowed: true }))(keys);
    const lines = await shown(metrics);
    expect(lines).toContain('rpm_rate_limited_total{by="token"} 1');
    expect(lines).toContain('rpm_rate_limited_total{by="address"} 0');
  });

  test('show what is under way, failures included once they are over', async () => {
    const metrics = createMetrics(pool);
    const first = Promise.withResolvers<Response>();
    const api = metrics.watch({
      fetch: () => first.promise,
      routes: ['/api/x'],
      settle: async () => {},
    });
    expect(api.routes).toEqual(['/api/x']);
    const answer = api.fetch(new Request('http://here.example/'));
    expect(await shown(metrics)).toContain('rpm_http_requests_in_flight 1');
    first.reject(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    expect(await shown(metrics)).toContain('rpm_http_requests_in_flight 0');
  });

  test('are given at one address, in the format that its type promises', async () => {
    const metrics = createMetrics(pool);
    const answer = await get(metrics);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await get(metrics, '/')).status).toBe(404);
    expect((await get(metrics, '/metrics', 'POST')).status).toBe(405);
  });

  test('name nobody, whatever is asked', async () => {
    const canary = 'Canaryname';
    const metrics = createMetrics(pool);
    const tested = testApi(await makeStore('memory', clinicWith([])), { log: metrics.answered });
    const api = metrics.watch(createApi(tested.services));
    const token = await tested.sessionOf(demoAccounts.staff);
    const headers = { authorization: `Bearer ${token}`, 'user-agent': canary };
    const ask = (path: string) => api.fetch(new Request(`http://here.example${path}`, { headers }));
    await ask(`${endpoints.getAllottedDevicesByClinic.path}?page=0&pName=${canary}`);
    await ask(`/api/${canary}`);
    const text = (await shown(metrics)).join('\n');
    expect(text).toContain(`route="${endpoints.getAllottedDevicesByClinic.path}"`);
    expect(text).toContain('route="(unknown)"');
    for (const secret of [canary, token, demoAccounts.staff.accountId, demoAccounts.staff.username]) {
      expect(text).not.toContain(secret);
    }
  });
});
