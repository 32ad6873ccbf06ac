import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { clinicWith } from '../src/seed/index.ts';
import { requestId } from '../src/server/requestId.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const request = (id?: string) =>
  new Request('http://here.example/', id === undefined ? {} : { headers: { 'x-request-id': id } });

describe('the name of a request', () => {
  test('is new for each, whatever the request says', () => {
    const name = requestId(false);
    expect(name(request('from-outside'))).toMatch(uuid);
    expect(name(request())).not.toBe(name(request()));
  });

  test.each(['a', 'from-our-proxy-7', 'A1-'.repeat(21), 'x'.repeat(64)])(
    'is what our own proxy gave it: %s',
    (given) => {
      expect(requestId(true)(request(given))).toBe(given);
    },
  );

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['a longer one', 'x'.repeat(65)],
    ['one with a space', 'a b'],
    ['one with a quote', 'a"b'],
    ['one with an underscore', 'a_b'],
    ['two of them', 'a, b'],
    ['another script', 'é'],
  ])('is a new one when the proxy gives %s', (_name, given) => {
    expect(requestId(true)(request(given))).toMatch(uuid);
  });

  test('stands in the answer and in the log, in refusals too', async () => {
    const api = testApi(await makeStore('memory', clinicWith([])), { requestId: requestId(true) });
    const headers = { 'x-request-id': 'proxy-1' };
    const refusal = await api.request(endpoints.keepAlive.path, { method: 'POST', headers });
    expect([refusal.status, refusal.headers.get('x-request-id')]).toEqual([401, 'proxy-1']);
    const unknown = await api.request('/api/nothing');
    expect(unknown.headers.get('x-request-id')).toMatch(uuid);
    expect(api.log.map((line) => line.requestId)).toEqual(['proxy-1', unknown.headers.get('x-request-id')]);
  });
});
