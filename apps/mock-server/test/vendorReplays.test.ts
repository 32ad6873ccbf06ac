import { describe, expect, test } from 'vitest';
import { storeKinds } from './stores.ts';
import { connected, cuff, signed } from './vendorWorld.ts';

describe.each(storeKinds)(
  'the very same delivery again is a 409, however its signature is written, over %s',
  (kind) => {
    const text = JSON.stringify(cuff(-60));
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    /** The same bytes in base64: of the last digit, two bits say nothing. */
    const flipped = (signature: string) =>
      signature.replace(/.=$/, (end) => `${digits[digits.indexOf(end.charAt(0)) + 1]}=`);

    test.each([
      ['without its padding', (signature: string) => signature.replace(/=+$/, '')],
      ['with a spare bit flipped', flipped],
      ['beside one that is none', (signature: string) => `v1,AAAA ${signature}`],
    ])('%s', async (_, rewritten) => {
      const { send, secret, page } = await connected(kind);
      const signature = signed(text, { secret })['webhook-signature'];
      expect(rewritten(signature)).not.toBe(signature);
      expect((await send(text)).status).toBe(200);
      const again = await send(text, {}, { 'webhook-signature': rewritten(signature) });
      expect(again).toMatchObject({ status: 409, json: { code: 'webhookReplayed' } });
      expect((await page()).total).toBe(1);
    });

    test('signed with the old secret and the new one, and again without one of the two', async () => {
      const { send, ask, secret, connectionId } = await connected(kind);
      const renewed = (await ask('renewVendorSecret', { connectionId })).json as { secret: string };
      const [old, fresh] = [secret, renewed.secret].map(
        (each) => signed(text, { secret: each })['webhook-signature'],
      );
      const withSignature = (signature: string) => send(text, {}, { 'webhook-signature': signature });
      expect((await withSignature(`${fresh} ${old}`)).status).toBe(200);
      for (const one of [`${old}`, `${fresh}`]) expect((await withSignature(one)).status).toBe(409);
      // Another message with the same readings is none of it: they are there already, and told so.
      expect(await send(text, { secret: renewed.secret, id: 'msg-2' })).toMatchObject({
        ...{ status: 200, json: { accepted: 0, duplicates: 1 } },
      });
    });
  },
);
