import { endpoints } from '@rpm/api-client/calls';
import { FactorNeeded, limits, RecoveryCodes, SessionRecord } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { type Who, withFactors, wrongCode } from './secondFactorWorld.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { storeKinds, testPassword } from './stores.ts';

const { staff, patient, administrator } = demoAccounts;

describe.each(storeKinds)('second factors over the store in %s', (kind) => {
  const fresh = (who?: Who) => withFactors(kind, who);

  test('an authenticator app counts when it has shown a code; its secret is never answered again (F6)', async () => {
    const { api, token, security, addTotp, codeOf } = await fresh();
    const begun = await api.ask(endpoints.startTotp, { token });
    expect(begun.json).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Remote%20Patient%20Monitoring:staff%40northside\.example\?/,
      ),
    });
    const { secret: other } = endpoints.startTotp.answer.parse(begun.json);
    const wrong = codeOf(other) === '000000' ? '000001' : '000000';
    expect(await api.ask(endpoints.addTotp, { token, body: { code: wrong } })).toMatchObject(wrongCode);
    expect(await security()).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0, isRequired: false });
    const { secret, recoveryCodes } = await addTotp();
    expect(recoveryCodes).toHaveLength(limits.recoveryCodes);
    expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const after = await api.ask(endpoints.getSecurity, { token });
    expect(after.json).toMatchObject({ hasTotp: true, recoveryCodesLeft: limits.recoveryCodes });
    expect(after.text).not.toContain(secret);
    const kept = JSON.stringify([api.log, await api.services.store.audit.list(northside.clinicId)]);
    for (const hidden of [secret, other, ...recoveryCodes]) expect(kept).not.toContain(hidden);
  });

  test('a log in asks for its code, with clocks one step apart, and takes each code once (F6, ASVS 6.5.1)', async () => {
    const { addTotp, needed, verifySecondFactor: show, codeOf, wait } = await fresh();
    const { secret } = await addTotp();
    const first = await needed();
    expect(first).toMatchObject({ factors: ['totp', 'recovery'], passkey: null });
    const code = codeOf(secret);
    expect(await show(first.ticket, { factor: 'totp', code }), 'shown when it was set up').toMatchObject(
      wrongCode,
    );
    wait(60);
    const next = codeOf(secret, -1);
    const shown = await show(first.ticket, {
      factor: 'totp',
      code: ` ${next.slice(0, 3)} ${next.slice(3)} `,
    });
    expect(SessionRecord.parse(shown.json).user.username).toBe(staff.username);
    expect(
      await show(first.ticket, { factor: 'totp', code: codeOf(secret) }),
      'of a ticket that was used',
    ).toMatchObject(wrongCode);
    const again = await needed();
    expect(await show(again.ticket, { factor: 'totp', code: next }), 'a replay').toMatchObject(wrongCode);
    expect(
      await show(again.ticket, { factor: 'totp', code: codeOf(secret, 2) }),
      'two steps ahead',
    ).toMatchObject(wrongCode);
    expect((await show(again.ticket, { factor: 'totp', code: codeOf(secret, 1) })).status).toBe(200);
  });

  test('codes are guessed five times, whatever ticket they come with; a known device has a count of its own', async () => {
    const { api, addTotp, needed, verifySecondFactor: show, codeOf, wait, logIn } = await fresh();
    const { secret, recoveryCodes } = await addTotp();
    const { ticket: home } = await needed();
    const kept = await show(home, { factor: 'recovery', code: recoveryCodes[0] });
    const cookie = kept.headers.get('set-cookie')?.split(';')[0];
    wait(90);
    for (let at = 0; at < limits.loginTries; at += 1) {
      const { ticket } = await needed({ address: 'far away' });
      const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
      expect(await show(ticket, { factor: 'totp', code: wrong }, { address: 'far away' })).toMatchObject(
        wrongCode,
      );
    }
    // The owner learns that somebody has the password, once (ASVS 6.3.5).
    const told = () =>
      api.mails.filter(({ subject }) => subject === mailWords.secondStepTried.subject).length;
    expect(told()).toBe(1);
    const { ticket } = await needed({ address: 'far away' });
    expect(
      (await show(ticket, { factor: 'totp', code: codeOf(secret) }, { address: 'far away' })).status,
    ).toBe(429);
    expect(told()).toBe(1);
    const own = FactorNeeded.parse((await logIn({ cookie })).json);
    expect((await show(own.ticket, { factor: 'totp', code: codeOf(secret) }, { cookie })).status).toBe(200);
  });

  test('wrong passwords of strangers only slow who has a second factor, and tell no more than others (F23)', async () => {
    const { api, addTotp, logIn } = await fresh();
    await addTotp();
    for (let at = 0; at < limits.loginTries; at += 1) await logIn({ address: `far ${at}` }, 'wrong');
    expect((await logIn({ address: 'far away' }, 'wrong')).status).toBe(429);
    expect((await logIn({ address: 'a new laptop' })).json).toMatchObject({ factors: ['totp', 'recovery'] });
    expect(api.pauses).toEqual([limits.slowedTryMs, limits.slowedTryMs]);
  });

  test('a recovery code opens once, and is kept as its hash', async () => {
    const { addTotp, needed, verifySecondFactor: show, security } = await fresh();
    const { recoveryCodes } = await addTotp();
    const [code = ''] = recoveryCodes;
    const { ticket } = await needed();
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await show(ticket, { factor: 'recovery', code: typed })).status).toBe(200);
    expect(await security()).toMatchObject({ recoveryCodesLeft: limits.recoveryCodes - 1 });
    const { ticket: next } = await needed();
    expect(await show(next, { factor: 'recovery', code })).toMatchObject(wrongCode);
  });

  test('a passkey is made, asked for and shown; not by another one, unverified, twice, or as a copy (F6)', async () => {
    const { addPasskey, needed, verifySecondFactor: show, security, addTotp } = await fresh();
    const { authenticator, added } = await addPasskey();
    expect(RecoveryCodes.parse(added.json).recoveryCodes).toHaveLength(limits.recoveryCodes);
    expect((await addTotp()).recoveryCodes, 'those of before stay good').toEqual([]);
    const { ticket, factors, passkey } = await needed();
    expect(factors).toEqual(['passkey', 'totp', 'recovery']);
    const challenge = String(passkey?.challenge);
    const proof = (response: object) => ({ factor: 'passkey', response });
    expect(await show(ticket, proof(softAuthenticator().show(challenge)))).toMatchObject(wrongCode);
    expect(await show(ticket, proof(authenticator.show('b3RoZXI')))).toMatchObject(wrongCode);
    expect(await show(ticket, proof(authenticator.show(challenge, { isVerified: false })))).toMatchObject(
      wrongCode,
    );
    const shown = authenticator.show(challenge);
    expect((await show(ticket, proof(shown))).status).toBe(200);
    expect(await show(ticket, proof(shown))).toMatchObject(wrongCode);
    expect(await security()).toMatchObject({ passkeys: [{ name: 'My phone', usedAt: '20261120-15:00:00' }] });
    const next = await needed();
    const copy = authenticator.show(String(next.passkey?.challenge), { isCopy: true });
    expect(await show(next.ticket, proof(copy))).toMatchObject(wrongCode);
  });

  test('a passkey answers the challenge of its own account, once, and belongs to one account', async () => {
    const { api, token, addPasskey } = await fresh();
    const { authenticator, added } = await addPasskey();
    expect(added.status).toBe(200);
    expect((await addPasskey(authenticator)).added).toMatchObject({
      status: 400,
      json: { code: 'passkeyRefused' },
    });
    const response = softAuthenticator().make('bm90IGFza2VkIGZvcg');
    expect(await api.ask(endpoints.addPasskey, { token, body: { name: 'Another', response } })).toMatchObject(
      { status: 400, json: { code: 'passkeyRefused' } },
    );
  });

  test('mail is the way back in for patients alone: of staff it would be the mailbox that resets the password', async () => {
    const ill = await fresh(patient);
    await ill.addTotp();
    const { ticket, factors } = await ill.needed();
    expect(factors).toEqual(['totp', 'recovery', 'email']);
    const sent = await ill.api.ask(endpoints.sendLoginCode, { body: { ticket } });
    const mailed = endpoints.sendLoginCode.answer.parse(sent.json).ticket;
    const code = /\d{6}/.exec(ill.api.mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await ill.api.ask(endpoints.verifyLogin, { body: { ticket: mailed, code } })).status).toBe(200);

    const works = await fresh(staff);
    await works.addTotp();
    const asked = await works.needed();
    expect(asked.factors).toEqual(['totp', 'recovery']);
    expect((await works.api.ask(endpoints.sendLoginCode, { body: { ticket: asked.ticket } })).status).toBe(
      200,
    );
    expect((await works.api.ask(endpoints.sendLoginCode, { body: { ticket: 'x'.repeat(43) } })).status).toBe(
      200,
    );
    expect(works.api.mails).toEqual([]);
    const empty = { ticket: asked.ticket, code: '000000' };
    expect(await works.api.ask(endpoints.verifyLogin, { body: empty })).toMatchObject(wrongCode);
  });

  test('whom the clinic obliges is led through the set-up, and can do nothing else before (F6)', async () => {
    const { api, logIn, security } = await fresh();
    const asAdministrator = await api.sessionOf(administrator);
    const oblige = (secondFactorRoles: string[]) =>
      api.ask(endpoints.saveClinic, { token: asAdministrator, body: { secondFactorRoles } });
    expect((await oblige(['staff'])).status).toBe(200);
    expect(await security(), 'a session that began before goes on').toMatchObject({
      isRequired: true,
      obliged: ['staff'],
    });
    const session = SessionRecord.parse((await logIn()).json);
    expect(session.mustSetUp).toBe(true);
    const { token } = session;
    const refused = {
      status: 403,
      json: { code: 'secondFactorNeeded', message: refusalWords.secondFactorNeeded },
    };
    expect(await api.ask(endpoints.getRoles, { token })).toMatchObject(refused);
    expect(await api.ask(endpoints.changePassword, { token, body: {} })).toMatchObject(refused);
    expect((await api.ask(endpoints.getSecurity, { token })).status).toBe(200);
    const { options } = endpoints.startPasskey.answer.parse(
      (await api.ask(endpoints.startPasskey, { token })).json,
    );
    const response = softAuthenticator().make(String(options.challenge));
    await api.ask(endpoints.addPasskey, { token, body: { name: 'Badge', response } });
    expect((await api.ask(endpoints.getRoles, { token })).status).toBe(200);
    expect((await oblige([])).status).toBe(200);
    expect(await security()).toMatchObject({ isRequired: false });
  });

  test('a new password leaves the second factor where it is', async () => {
    const { api, addTotp, needed } = await fresh();
    await addTotp();
    await api.ask(endpoints.forgotPassword, { body: { username: staff.username } });
    const [, user = '', token = ''] =
      /verify-pass-token\/([^/]+)\/([\w-]{43})/.exec(api.mails.at(-1)?.text ?? '') ?? [];
    const body = { user, token, password: testPassword };
    expect((await api.ask(endpoints.resetPassword, { body })).status).toBe(200);
    expect((await needed()).factors).toEqual(['totp', 'recovery']);
  });
});
