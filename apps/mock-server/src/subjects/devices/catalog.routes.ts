import { catalogOf, limits, standardModel } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

/** The catalog of the administrator's own clinic. */
export function catalogRoutes(api: Api): void {
  route(api, 'getDeviceCatalogue', async ({ actor, store }) => {
    const result = catalogOf(await store.devices.kept(actor.clinicId));
    return { result, total: result.length };
  });
  route(api, 'addDeviceModel', async ({ words, body, actor, store }) => {
    const outcome = standardModel(body.model) ? 'taken' : await store.devices.add(actor, body);
    if (outcome === 'taken') throw new Refusal(409, { code: 'deviceModelTaken' });
    if (outcome === 'full') throw catalogueFull();
    return { message: words.server.deviceModelAdded };
  });
  route(api, 'useDeviceModel', async ({ words, body, actor, store }) => {
    if (!(await store.devices.use(actor, body))) {
      const standard = standardModel(body.model);
      if (!standard) throw new Refusal(404);
      if (body.isInUse && (await store.devices.add(actor, standard)) === 'full') throw catalogueFull();
    }
    return { message: body.isInUse ? words.server.deviceModelUsed : words.server.deviceModelUnused };
  });
}

const catalogueFull = () =>
  new Refusal(409, { code: 'catalogueFull', told: { max: limits.supportedDevicesMax } });
