import { formatStamp } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

/** The tokens with which gateways deliver the readings of devices: given, seen and ended. */
export function deviceTokenRoutes(api: Api): void {
  route(
    api,
    'issueDeviceToken',
    async ({ words, subject: { orderId, clinicId }, actor, store, services }) => {
      const token = newToken(services.random);
      const outcome = await store.deviceTokens.issue({
        ...actor,
        clinicId,
        orderId,
        tokenHash: hashToken(token),
      });
      switch (outcome.kind) {
        case 'issued':
          return { message: words.server.tokenIssued, token, deviceSerialId: outcome.serial };
        case 'conflict':
          throw new Refusal(409, { code: 'notInUse', body: { current: outcome.current } });
        case 'unknown':
          throw new Refusal(404);
      }
    },
  );

  route(api, 'getDeviceTokens', async ({ subject: { patientId }, store }) => ({
    tokens: (await store.deviceTokens.ofPatient(patientId)).map(({ orderId, issuedAt }) => ({
      orderId,
      issuedTime: formatStamp(issuedAt),
    })),
  }));

  route(api, 'revokeDeviceToken', async ({ words, subject: { orderId, clinicId }, actor, store }) => {
    const { kind } = await store.deviceTokens.revoke({ ...actor, clinicId, orderId });
    if (kind === 'unknown') throw new Refusal(404);
    return { message: words.server.tokenRevoked };
  });
}
