import { type FhirType, fhirId, fhirInstant, limits } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { gone, kept, mergeClinic, merger } from './fhirMergeWorld.ts';
import { askFhir, beginExport, linesOf, tokenFor } from './fhirWorld.ts';
import { storeKinds } from './stores.ts';

/** What goes along when a record becomes a part of another one. */
const moving = [
  ...(['Observation', 'Provenance', 'Device', 'DeviceRequest', 'DetectedIssue', 'Communication'] as const),
  ...(['DocumentReference', 'ChargeItem', 'Condition'] as const),
] satisfies FhirType[];

type Told = { resourceType: string; id: string; meta: { lastUpdated: string } };

/** What a resource says, without whose it is and when it changed. */
const said = (resource: Told) => {
  const text = JSON.stringify({ ...resource, id: '', meta: {} });
  return text.replaceAll(fhirId(gone), 'patient').replaceAll(fhirId(kept), 'patient');
};
const sorted = (all: readonly string[]) => [...all].sort();

describe.each(storeKinds)('what goes from one record to another at %s (15.3, F5)', (kind) => {
  async function clinic() {
    const api = await mergeClinic(kind);
    const { store } = api.services;
    const token = await tokenFor(api, 'first');
    const found = async (type: FhirType, id: string, query = '') => {
      const { json } = await askFhir(api, token, `${type}?patient=${fhirId(id)}&_count=500${query}`);
      return ((json as Bundle).entry ?? []).map(({ resource }) => resource as unknown as Told);
    };
    const exported = async (type: FhirType, since: Date) => {
      const { path } = await beginExport(api, token, `?_type=${type}&_since=${fhirInstant(since)}`);
      const { lines } = await linesOf(api, token, `${path}/${type}`);
      return lines.map((line) => JSON.parse(line) as Told);
    };
    const merge = () =>
      store.merges.merge(merger(api), { mergeId: 'm', keptId: kept, goneId: gone, details: 'kept' });
    return { api, token, store, found, exported, merge };
  }

  test.each(moving)('%s: is found by when it went, there and back, and says the same', async (type) => {
    const { api, token, store, found, exported, merge } = await clinic();
    const before = { gone: await found(type, gone), kept: await found(type, kept) };
    expect(before.gone.length).toBeGreaterThan(0);
    const staysThere = type === 'Observation' || type === 'Provenance' ? 1 : 0;
    let stayed: Told[] = [];
    for (const [deed, from, to] of [
      ['merge', gone, kept],
      ['undo', kept, gone],
    ] as const) {
      api.wait(30);
      const at = api.services.clock();
      const begun = fhirInstant(at);
      expect(await (deed === 'merge' ? merge() : store.merges.undo(merger(api), gone))).toBe('done');
      api.wait(30);
      const since = await found(type, to, `&_lastUpdated=ge${begun}`);
      expect(since.map(({ meta }) => meta.lastUpdated)).toEqual(since.map(() => begun));
      expect(since).toHaveLength(before.gone.length - staysThere);
      expect(await found(type, to, `&_lastUpdated=gt${begun}`)).toEqual([]);
      const earlier = await found(type, to, `&_lastUpdated=lt${begun}`);
      expect(earlier).toEqual(deed === 'merge' ? before.kept : stayed);
      if (deed === 'merge') stayed = await found(type, gone);
      const known = [...before.gone, ...before.kept].map(said);
      for (const each of [...since, ...earlier]) expect(known).toContain(said(each));
      // What was there and did not go is not told of again.
      const owners = (rows: readonly Told[]) =>
        sorted(
          rows.filter(({ id }) => [from, to].some((each) => id.startsWith(fhirId(each)))).map(({ id }) => id),
        );
      const looked = new Date(at.getTime() + limits.exportLookBackSeconds * 1000);
      expect(owners(await exported(type, looked))).toEqual(sorted(since.map(({ id }) => id)));
      expect(owners(await exported(type, new Date(looked.getTime() + 1000)))).toEqual([]);
      // One alone says the same as the search.
      const [first] = since;
      if (!first) throw new Error('Something went.');
      expect((await askFhir(api, token, `${type}/${first.id}`)).json).toEqual(first);
    }
  });

  test('messages and charges that went while an export is fetched are in it', async () => {
    const { api, token, merge } = await clinic();
    const { path } = await beginExport(api, token, '?_type=Communication,ChargeItem,Observation');
    api.wait(60);
    expect(await merge()).toBe('done');
    for (const type of ['Communication', 'ChargeItem', 'Observation']) {
      const { lines } = await linesOf(api, token, `${path}/${type}`);
      const ids = lines.map((line) => (JSON.parse(line) as Told).id);
      expect([type, ids.some((id) => id.startsWith(fhirId(kept)))]).toEqual([type, true]);
    }
  });
});
