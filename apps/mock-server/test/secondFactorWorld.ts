import { endpoints } from '@rpm/api-client/calls';
import { FactorNeeded, RecoveryCodes, SessionRecord } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { Secret, TOTP } from 'otpauth';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { makeStore, type StoreKind, testPassword } from './stores.ts';

const { staff } = demoAccounts;

export type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/** How a wrong code is answered. */
export const wrongCode = { status: 400, json: { code: 'codeWrong', message: refusalWords.codeWrong } };

/** An account of a small clinic, and what it does with its factors. */
export async function withFactors(kind: StoreKind, who: Who = staff) {
  const api = testApi(await makeStore(kind, clinicWith([])));
  let seconds = 0;
  const wait = (by: number) => {
    seconds += by;
    api.wait(by);
  };
  const logIn = (from: { address?: string; cookie?: string | undefined } = {}, password = testPassword) =>
    api.ask(endpoints.login, { body: { username: who.username, password }, ...from });
  const needed = async (from = {}) => FactorNeeded.parse((await logIn(from)).json);
  const verifySecondFactor = (ticket: string, proof: object, from = {}) =>
    api.ask(endpoints.verifySecondFactor, { body: { ticket, proof }, ...from });
  const token = SessionRecord.parse((await logIn()).json).token;
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: startOfTest.getTime() + (seconds + steps * 30) * 1000,
    });
  async function addTotp() {
    const started = await api.ask(endpoints.startTotp, { token });
    const { secret } = endpoints.startTotp.answer.parse(started.json);
    const added = await api.ask(endpoints.addTotp, { token, body: { code: codeOf(secret) } });
    return { secret, recoveryCodes: RecoveryCodes.parse(added.json).recoveryCodes };
  }
  async function addPasskey(authenticator = softAuthenticator()) {
    const started = await api.ask(endpoints.startPasskey, { token });
    const { options } = endpoints.startPasskey.answer.parse(started.json);
    const response = authenticator.make(String(options.challenge));
    const added = await api.ask(endpoints.addPasskey, { token, body: { name: 'My phone', response } });
    return { authenticator, added };
  }
  const security = async () =>
    endpoints.getSecurity.answer.parse((await api.ask(endpoints.getSecurity, { token })).json);
  return { api, wait, logIn, needed, verifySecondFactor, token, codeOf, addTotp, addPasskey, security };
}
