import { formatStamp, limits, roleTitle } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { usernameKey } from '../patients/search.ts';
import { failed, mayTry, tryKeys } from '../sessions/admit.ts';
import { hashToken } from '../sessions/tokens.ts';
import { mustSignOn } from '../signOn/mustSignOn.ts';
import { drawRecoveryCodes, factorsToShow, hasFactor, isShown } from './factors.ts';
import { askForPasskey, madePasskey, newPasskey } from './passkeys.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

const challengeMs = limits.codeMinutes * 60_000;

/** What guards one's own account: second factors, confirmations, and the sessions elsewhere. @see ADR 20 */
export function securityRoutes(api: Api): void {
  route(api, 'getSecurity', async ({ caller: { account }, store }) => {
    const { hasTotp, passkeys, recoveryCodesLeft } = await store.secondFactors.of(account.accountId);
    const obliged = await store.secondFactors.obliged(account.clinicId);
    return {
      hasTotp,
      passkeys: passkeys.map(({ passkeyId, name, addedAt, usedAt }) => ({
        passkeyId,
        name,
        addedAt: formatStamp(addedAt),
        usedAt: usedAt && formatStamp(usedAt),
      })),
      recoveryCodesLeft,
      isRequired: obliged.includes(roleTitle(account.role)),
      obliged,
    };
  });

  route(api, 'startConfirmation', startConfirmation);
  route(api, 'confirmIdentity', confirm);

  route(api, 'startTotp', async ({ words, caller: { account }, store, services }) => {
    const secret = newTotpSecret(services.random);
    await store.secondFactors.beginTotp(account.accountId, services.vault.seal(secret, account.accountId));
    return { secret, uri: totpUri(secret, { issuer: words.server.product, label: account.username }) };
  });
  route(api, 'addTotp', addTotp);

  route(api, 'startPasskey', async ({ words, caller: { account }, store, services, now }) => {
    const { passkeys } = await store.secondFactors.of(account.accountId);
    const { options, challenge } = await newPasskey(services, account, {
      rpName: words.server.product,
      passkeys,
    });
    await store.secondFactors.keepChallenge(
      account.accountId,
      challenge,
      new Date(now.getTime() + challengeMs),
    );
    return { options };
  });
  route(api, 'addPasskey', addPasskey);

  route(api, 'removeFactor', async ({ words, body, actor, store }) => {
    if (!(await store.secondFactors.remove(actor, body))) throw new Refusal(404);
    return { message: words.server.factorRemoved };
  });
  route(api, 'renewRecoveryCodes', async (asked) => ({ recoveryCodes: await renewCodes(asked) }));

  route(api, 'getSessions', async ({ caller, store, now }) => ({
    result: (await store.sessions.ofAccount(caller.account.accountId, now)).map((session) => ({
      sessionId: sessionIdOf(session.tokenHash),
      browser: session.browser,
      system: session.system,
      startedAt: formatStamp(session.startedAt),
      lastSeenAt: formatStamp(session.lastSeenAt),
      isCurrent: session.tokenHash === caller.tokenHash,
    })),
  }));
  route(api, 'endSession', async ({ words, body, caller, actor, store, now }) => {
    const own = await store.sessions.ofAccount(caller.account.accountId, now);
    const ended = own.find(({ tokenHash }) => sessionIdOf(tokenHash) === body.sessionId);
    if (!ended) throw new Refusal(404);
    await store.sessions.endSome(actor, [ended.tokenHash]);
    return { message: words.server.sessionEnded };
  });
  route(api, 'endOtherSessions', async ({ words, caller, actor, store, now }) => {
    const own = await store.sessions.ofAccount(caller.account.accountId, now);
    const others = own.map(({ tokenHash }) => tokenHash).filter((each) => each !== caller.tokenHash);
    if (others.length > 0) await store.sessions.endSome(actor, others);
    return { message: words.server.sessionEnded };
  });
}

/** What calls a session by: neither its token nor what is kept of it. */
const sessionIdOf = (tokenHash: string) => hashToken(`session ${tokenHash}`);

async function startConfirmation({ caller, store, services, now }: AskedByUser<'startConfirmation'>) {
  const { accountId } = caller.account;
  const own = await store.secondFactors.of(accountId);
  if (!hasFactor(own)) {
    // Whose clinic has ended passwords logs in once more.
    const factors = (await mustSignOn(caller.account, store)) ? [] : ['password' as const];
    return { factors, passkey: null };
  }
  const factors = factorsToShow(own);
  if (own.passkeys.length === 0) return { factors, passkey: null };
  const { options, challenge } = await askForPasskey(services, own.passkeys);
  await store.secondFactors.keepChallenge(accountId, challenge, new Date(now.getTime() + challengeMs));
  return { factors, passkey: options };
}

/** Who has a second factor shows that one: the password alone is what a thief of a session may know. */
async function confirm({
  words,
  body,
  caller,
  actor,
  store,
  services,
  now,
  address,
}: AskedByUser<'confirmIdentity'>) {
  const { account } = caller;
  const keys = tryKeys('confirmation', account.accountId, address);
  await mayTry({ store, services, now }, keys);
  const isRight =
    body.factor === 'password'
      ? await isPassword(body.password, { account, store, services })
      : await isShown(
          {
            store,
            services,
            actor,
            challenge:
              body.factor === 'passkey'
                ? await store.secondFactors.takeChallenge(actor.accountId, now)
                : null,
          },
          body,
        );
  if (!isRight) {
    await failed({ store, services, keys, account, now });
    throw new Refusal(400, { code: body.factor === 'password' ? 'passwordWrong' : 'codeWrong' });
  }
  await store.signIns.succeed(keys.account);
  await store.sessions.confirm(caller.tokenHash, now);
  return { message: words.server.confirmed };
}

async function isPassword(
  password: string,
  {
    account,
    store,
    services,
  }: Pick<AskedByUser<'confirmIdentity'>, 'store' | 'services'> & {
    account: AskedByUser<'confirmIdentity'>['caller']['account'];
  },
): Promise<boolean> {
  if (hasFactor(await store.secondFactors.of(account.accountId))) return false;
  const owner = await store.accounts.findByUsername(usernameKey(account.username));
  return services.inTurn(account.accountId, () =>
    services.passwords.verify(password, owner?.passwordHash ?? services.passwords.decoy),
  );
}

/** An app counts when it has shown a code: a secret that was copied wrong shuts nobody out. */
async function addTotp(asked: AskedByUser<'addTotp'>) {
  const { body, actor, store, services, now } = asked;
  const { begun } = await store.secondFactors.totp(actor.accountId);
  const secret = begun === null ? null : services.vault.open(begun, actor.accountId);
  const step = secret === null ? null : stepOf(secret, body.code, now);
  if (step === null || !(await store.secondFactors.addTotp(actor, step))) {
    throw new Refusal(400, { code: 'codeWrong', body: { field: 'code' } });
  }
  return { recoveryCodes: await firstCodes(asked) };
}

async function addPasskey(asked: AskedByUser<'addPasskey'>) {
  const { body, actor, store, services, now } = asked;
  const challenge = await store.secondFactors.takeChallenge(actor.accountId, now);
  const made = challenge === null ? null : await madePasskey(services, body.response, challenge);
  if (!made || !(await store.secondFactors.addPasskey(actor, { ...made, name: body.name }))) {
    throw new Refusal(400, { code: 'passkeyRefused' });
  }
  return { recoveryCodes: await firstCodes(asked) };
}

type Adds = Pick<AskedByUser<'addTotp'>, 'actor' | 'store' | 'services' | 'now'> & { store: StoreParts };

/** With the first factor come recovery codes, and the session is good for more than setting it up. */
async function firstCodes(asked: Adds): Promise<string[]> {
  const { actor, store } = asked;
  await store.sessions.setUp(actor.accountId);
  const { recoveryCodesLeft } = await store.secondFactors.of(actor.accountId);
  return recoveryCodesLeft > 0 ? [] : renewCodes(asked);
}

async function renewCodes({ actor, store, services }: Adds): Promise<string[]> {
  const { codes, hashes } = drawRecoveryCodes(services.random);
  await store.secondFactors.renewRecovery(actor, hashes);
  return codes;
}
