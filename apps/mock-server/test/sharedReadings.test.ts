import { endpoints } from '@rpm/api-client/calls';
import * as enVital from '@rpm/domain/words/en/vital';
import * as esVital from '@rpm/domain/words/es/vital';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { TestApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { sharingApi } from './sharingApi.ts';

const { provider, otherProvider } = demoAccounts;
const daySeconds = 86_400;

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
});

describe('readings that are shared (API-21, API-22)', () => {
  // The ninth patient of the mock-ups measures blood pressure; her readings are shared with a provider elsewhere.
  const sharer = { accountId: 'patient-009', clinicId: northside.clinicId };
  const params = { userId: sharer.accountId, vital: 'BloodPressure' };
  beforeEach(async () => {
    const at = api.services.clock();
    await api.services.store.shares.start(
      { ...sharer, at },
      {
        shareId: 'share-9',
        ownerId: sharer.accountId,
        username: otherProvider.username,
        parts: ['readings'],
        from: at,
        until: new Date(at.getTime() + daySeconds * 1000),
        relation: null,
        message: '',
        tokenHash: 'none',
      },
    );
  });

  test('come as the clinic sees them, page by page', async () => {
    for (const query of [{}, { page: '1', noOfRows: '2' }, { start: '20261119-00:00:00' }]) {
      const own = await sharing.ask(provider, 'getVitalDetails', { params, query });
      const shared = await sharing.ask(otherProvider, 'getFriendVitalDetails', { params, query });
      expect([shared.status, shared.text]).toEqual([200, own.text]);
      expect(endpoints.getFriendVitalDetails.answer.parse(shared.json).total).toBeGreaterThan(0);
    }
  });

  test('say which of them contradict each other, in the words of the reader (F8)', async () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const pair = [120, 220].map((systolic) =>
      aReading({
        patientId: sharer.accountId,
        vital: 'BloodPressure',
        values: { systolic, diastolic: 80 },
        at,
      }),
    );
    await api.services.store.readings.add(pair);
    for (const [language, mark] of [
      ['en', enVital.vitalWords.contradicted],
      ['es', esVital.vitalWords.contradicted],
    ] as const) {
      const { json } = await sharing.ask(otherProvider, 'downloadMyFriendVitalDetails', { params, language });
      const { content } = endpoints.downloadMyFriendVitalDetails.answer.parse(json);
      const lines = content.split('\r\n').filter((line) => line.startsWith('2026-11-20T12:00:00Z'));
      expect(lines.map((line) => line.split(',').at(-1))).toEqual([mark, mark]);
    }
  });

  test('come as a file with the same readings and nobody’s name', async () => {
    const page = await sharing.ask(provider, 'getVitalData', { params });
    const { result } = endpoints.getVitalData.answer.parse(page.json);
    const answer = await sharing.ask(otherProvider, 'downloadMyFriendVitalDetails', { params });
    const { content, ...file } = endpoints.downloadMyFriendVitalDetails.answer.parse(answer.json);
    expect(file).toEqual({ fileName: 'blood-pressure.csv', contentType: 'text/csv' });
    const [headings, ...lines] = content.split('\r\n').slice(0, -1);
    expect(headings).toBe(
      'Time (UTC),"Systolic (mmHg, LOINC 8480-6, UCUM mm[Hg])","Diastolic (mmHg, LOINC 8462-4, UCUM mm[Hg])",Class,Note',
    );
    expect(lines.map((line) => line.split(',').slice(1))).toEqual(
      result.map(({ values, class: status }) => [`${values.systolic}`, `${values.diastolic}`, status, '']),
    );
  });
});
