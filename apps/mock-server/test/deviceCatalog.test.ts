import { endpoints } from '@rpm/api-client/calls';
import { type CatalogRow, limits, standardModels } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { type TestApi, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, otherAdministrator, provider } = demoAccounts;
const scale = { name: 'Bath Scale', brand: 'Ours', model: 'OURS-1', vitals: ['Weight'] as const };

describe.each(storeKinds)('the catalog of a clinic over the store in %s (F1)', (kind) => {
  const fresh = async () =>
    testApi(await makeStore(kind, { ...clinicWith([]), devices: [], clinicDevices: [] }));
  const catalog = async (api: TestApi, account: { accountId: string } = administrator) => {
    const { json } = await api.ask(endpoints.getDeviceCatalogue, { token: await api.sessionOf(account) });
    return endpoints.getDeviceCatalogue.answer.parse(json).result;
  };
  const orderable = async (api: TestApi) => {
    const { json } = await api.ask(endpoints.getSupportedDevices, {
      token: await api.sessionOf(provider),
      params: { clinicName: northside.name },
    });
    return endpoints.getSupportedDevices.answer.parse(json).map(({ model }) => model);
  };
  const use = async (api: TestApi, body: object) =>
    api.ask(endpoints.useDeviceModel, { token: await api.sessionOf(administrator), body });
  const add = async (api: TestApi, body: object = scale, account: { accountId: string } = administrator) =>
    api.ask(endpoints.addDeviceModel, { token: await api.sessionOf(account), body });
  const row = (rows: CatalogRow[], code: string) => rows.find(({ model }) => model === code);

  test('a new clinic picks standard models: they can be ordered while they are in use', async () => {
    const api = await fresh();
    expect(await orderable(api)).toEqual([]);
    expect((await catalog(api)).filter(({ isInUse }) => isInUse)).toEqual([]);
    for (const { model } of standardModels)
      expect((await use(api, { model, isInUse: true })).status).toBe(200);
    expect(await orderable(api)).toEqual(standardModels.map(({ model }) => model));
    expect((await use(api, { model: 'STD-WS', isInUse: false })).status).toBe(200);
    expect(await orderable(api)).not.toContain('STD-WS');
    expect(row(await catalog(api), 'STD-WS')).toMatchObject({ isInUse: false, isOwn: false });
    expect((await use(api, { model: 'STD-WS', isInUse: true })).status).toBe(200);
    expect(await orderable(api)).toContain('STD-WS');
  });

  test('a clinic adds an own model, which is no other clinic’s, whoever has the code already', async () => {
    const api = await fresh();
    expect((await add(api)).status).toBe(200);
    expect(await orderable(api)).toEqual(['OURS-1']);
    expect(row(await catalog(api), 'OURS-1')).toEqual({ ...scale, isOwn: true, isInUse: true });
    expect(row(await catalog(api, otherAdministrator), 'OURS-1')).toBeUndefined();
    expect((await add(api, { ...scale, name: 'Theirs' }, otherAdministrator)).status).toBe(200);
    expect(row(await catalog(api), 'OURS-1')).toMatchObject({ name: 'Bath Scale' });
  });

  test('a code that the clinic has, and that of a standard model, is taken; an unknown one is 404', async () => {
    const api = await fresh();
    await add(api);
    expect(await add(api, { ...scale, name: 'Another' })).toMatchObject({
      status: 409,
      json: { code: 'deviceModelTaken' },
    });
    expect((await add(api, { ...scale, model: 'STD-WS' })).status).toBe(409);
    expect((await use(api, { model: 'nothing', isInUse: true })).status).toBe(404);
    expect((await use(api, { model: 'STD-BG', isInUse: false })).status).toBe(200);
    expect(await catalog(api)).toHaveLength(standardModels.length + 1);
  });

  test('each change is one line of the clinic’s audit log, and none where nothing changed', async () => {
    const api = await fresh();
    await add(api);
    for (const isInUse of [true, false, false]) await use(api, { model: 'OURS-1', isInUse });
    await use(api, { model: 'STD-WS', isInUse: true });
    const lines = await api.services.store.audit.list(northside.clinicId);
    expect(lines.map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['clinic.device-added', 'OURS-1', {}],
      ['clinic.device-use', 'OURS-1', { isInUse: false }],
      ['clinic.device-added', 'STD-WS', {}],
    ]);
    expect(await api.services.store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('of ten who add one code at once, one does', async () => {
    const api = await fresh();
    const token = await api.sessionOf(administrator);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.ask(endpoints.addDeviceModel, { token, body: scale })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

test.each(['memory', 'postgres'] as const)('a catalog that is full takes no more in %s', async (kind) => {
  const devices = Array.from({ length: limits.supportedDevicesMax }, (_, at) => ({
    ...scale,
    model: `M-${at}`,
  }));
  const clinicDevices = devices.map(({ model }) => ({ clinicId: northside.clinicId, model }));
  const api = testApi(await makeStore(kind, { ...clinicWith([]), devices, clinicDevices }));
  const token = await api.sessionOf(administrator);
  const full = { status: 409, json: { code: 'catalogueFull' } };
  expect(await api.ask(endpoints.addDeviceModel, { token, body: scale })).toMatchObject(full);
  const body = { model: 'STD-WS', isInUse: true };
  expect(await api.ask(endpoints.useDeviceModel, { token, body })).toMatchObject(full);
});
