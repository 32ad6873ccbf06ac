import { subscriptionOf, systemOf } from '../../../test/requestConnections.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { aSystem, northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const systemTries = triesOf({
  getSystems: { who: 'administration' },
  addSystem: {
    who: 'administration',
    body: { name: 'Analytics', grants: ['readings'], keys: aSystem().keys },
  },
  endSubscription: {
    who: 'administration',
    body: { subscriptionId: subscriptionOf(northside.clinicId) },
  },
  endSystem: { who: 'administration', body: { systemId: systemOf(northside.clinicId) } },
});
