import { limits } from '@rpm/domain';
import type { Bundle, CapabilityStatement } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { all, before, world } from './fhirDated.ts';
import { askFhir, beginExport, idsOf, linesOf, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

async function clinic(kind: StoreKind) {
  const api = testApi(await makeStore(kind, { ...world(), systems: [await ownSystem()] }));
  return { api, token: await tokenFor(api, 'first') };
}

const stamp = (seconds: number) =>
  new Date(startOfTest.getTime() + seconds * 1000).toISOString().replace('.000Z', 'Z');
describe.each(storeKinds)('systems are told when something changed at %s (15.3)', (kind) => {
  const find = async (api: TestApi, token: string, path: string) => {
    const { json } = await askFhir(api, token, path);
    return ((json as Bundle).entry ?? []).map(({ resource }) => resource);
  };

  test.each(all)(
    '$type: by its date, in a search and by its ETag; what is not shown counts not',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change, changeElse } = dated;
      const { rest = [] } = (await askFhir(api, null, 'metadata')).json as CapabilityStatement;
      expect(rest[0]?.resource?.find((each) => each.type === type)?.searchParam).toContainEqual({
        ...{ name: '_lastUpdated', type: 'date' },
      });
      const count = async (query: string) => (await find(api, token, `${path}&_lastUpdated=${query}`)).length;
      const [first] = await find(api, token, path);
      expect(first).toMatchObject({ meta: { lastUpdated: before } });
      const one = `${type}/${first?.id}`;
      const etag = (await askFhir(api, token, one)).headers.get('etag') ?? '';
      const isKnown = async () =>
        (await askFhir(api, token, one, { headers: { 'if-none-match': etag } })).status === 304;
      api.wait(60);
      await changeElse(api);
      expect([await count(before), await count(`gt${before}`), await isKnown()]).toEqual([1, 0, true]);
      api.wait(60.25);
      await change(api);
      const now = stamp(120);
      expect(await find(api, token, path)).toMatchObject([{ meta: { lastUpdated: now } }]);
      expect([await count(now), await count(`ge${now}`), await count(`gt${before}`)]).toEqual([1, 1, 1]);
      expect([await count(before), await count(`gt${now}`), await count(`lt${now}`)]).toEqual([0, 0, 0]);
      // It is written to the second, so some of the second is enough.
      expect([await count('ge2026-11-20T15:02:00.900Z'), await count('gt2026-11-20T15:02:00.100Z')]).toEqual([
        1, 1,
      ]);
      expect(await isKnown()).toBe(false);
    },
  );

  test.each(all)(
    '$type: an export since then has it, and what changes while it is fetched is not lost',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change } = dated;
      const ids = idsOf((await askFhir(api, token, path)).json);
      expect(ids).toHaveLength(1);
      const begun = async (since: string | null) => {
        const query = `?_type=${type}${since === null ? '' : `&_since=${since}`}`;
        return `${(await beginExport(api, token, query)).path}/${type}`;
      };
      const has = async (file: string) =>
        (await linesOf(api, token, file)).lines
          .map((line) => (JSON.parse(line) as { id: string }).id)
          .some((id) => ids.includes(id));
      const [whole, since] = [await begun(null), await begun(stamp(-86_400))];
      expect([await has(whole), await has(await begun(before)), await has(since)]).toEqual([
        true,
        true,
        false,
      ]);
      api.wait(60.25);
      await change(api);
      expect([await has(whole), await has(since)]).toEqual([true, true]);
      api.wait(60);
      expect([await has(await begun(stamp(60))), await has(await begun('2026-11-20T15:01:00.900Z'))]).toEqual(
        [true, true],
      );
      expect(await has(await begun(stamp(61 + limits.exportLookBackSeconds)))).toBe(false);
    },
  );

  test.each(all)(
    '$type: what began before an export and was done after it comes with the next',
    async (dated) => {
      const { api, token } = await clinic(kind);
      const { type, path, change } = dated;
      const ids = idsOf((await askFhir(api, token, path)).json);
      api.wait(60);
      const since = stamp(60);
      // Its call began half a minute before the export, whose files have been fetched by now.
      api.wait(-30);
      await change(api);
      api.wait(60);
      const { path: manifest } = await beginExport(api, token, `?_type=${type}&_since=${since}`);
      const { lines } = await linesOf(api, token, `${manifest}/${type}`);
      expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(
        expect.arrayContaining(ids),
      );
    },
  );
});
