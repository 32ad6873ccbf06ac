import {
  foreignDomains,
  formatStamp,
  isClinicRole,
  limits,
  mayEndPasswords,
  provedAfter,
  type SignOnChange,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, publicRoute, route } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newId } from '../sessions/tokens.ts';
import type { StoredProvider } from './contract.ts';
import { finish } from './finish.ts';
import { isHere } from './here.ts';
import { beginLaunch, beginSignOn, launchPath, returnPath } from './trips.ts';

/** How those who work at a clinic log in by a provider of its own, and how its records are opened out of an EHR. @see ADR 68 */
export function signOnRoutes(api: Api): void {
  route(api, 'getSignOn', async ({ actor, store, services }) => {
    const all = await store.signOn.ofClinic(actor.clinicId);
    const own = all.find(({ kind }) => kind === 'signOn');
    return {
      provider: own ? { ...shared(own), issuer: own.address, ...switches(own) } : null,
      ehrs: all
        .filter(({ kind }) => kind === 'ehr')
        .map((ehr) => ({
          ...shared(ehr),
          ehrId: ehr.providerId,
          name: ehr.name,
          iss: ehr.address,
          made: formatStamp(ehr.madeAt),
        })),
      addresses: {
        signOn: `${services.portalOrigin}${returnPath.signOn}`,
        launch: `${services.portalOrigin}${launchPath}`,
      },
    };
  });
  route(api, 'saveSignOn', save);
  route(api, 'checkSignOn', async ({ body: { issuer }, services }) => ({
    fault: isHere(issuer, services) ? await services.signOn.look(issuer) : 'notHere',
  }));
  route(api, 'addEhr', async ({ words, body, actor, store, services }) => {
    const { iss, secret = null, ...ehr } = body;
    const address = iss.replace(/\/$/, '');
    await refuseForeign(asked({ address, domains: ehr.domains }, { store, services, actor }));
    const providerId = newId(services.random);
    const sealed = secret === null ? null : services.vault.seal(secret, providerId);
    const outcome = await store.signOn.addEhr(actor, { ...ehr, providerId, address, secret: sealed });
    if (outcome === 'full') throw new Refusal(409, { code: 'ehrsFull', told: { count: limits.ehrsMax } });
    if (outcome === 'taken') throw new Refusal(409, { code: 'ehrTaken' });
    return { message: words.server.ehrAdded };
  });
  route(api, 'endEhr', async ({ words, body, actor, store }) => {
    if (!(await store.signOn.endEhr(actor, body.ehrId))) throw new Refusal(404);
    return { message: words.server.ehrEnded };
  });
  route(api, 'unlinkSignOn', async ({ words, subject: { accountId }, actor, store }) => {
    await store.signOn.unlink(actor, accountId);
    return { message: words.server.unlinked };
  });
  publicRoute(api, 'beginSignOn', (call) => beginSignOn(call, api.notes));
  publicRoute(api, 'beginLaunch', (call) => beginLaunch(call, api.notes));
  publicRoute(api, 'finishSignOn', (call) => finish(call, api.notes));
}

const shared = ({ clientId, secret, domains, asksFactor }: StoredProvider) => ({
  clientId,
  hasSecret: secret !== null,
  domains: [...domains],
  asksFactor,
});
const switches = ({ keepsPasswords, isOn, provedAt }: StoredProvider) => ({
  keepsPasswords,
  isOn,
  proved: provedAt && formatStamp(provedAt),
});

type Wish = Pick<StoredProvider, 'address' | 'domains'>;
interface Around {
  store: StoreParts;
  services: Services;
  actor: { clinicId: string };
}
const asked = (wish: Wish, around: Around) => ({ ...wish, ...around });

/** Refuses an address inside the operator's machine, and domains of nobody who works at the clinic. */
async function refuseForeign({ address, domains, store, services, actor }: Wish & Around): Promise<void> {
  if (!isHere(address, services)) throw new Refusal(409, { code: 'signOnLocal' });
  const people = (await store.accounts.ofClinic(actor.clinicId)).filter(
    ({ role, accessEndedAt }) => isClinicRole(role) && accessEndedAt === null,
  );
  const foreign = foreignDomains(
    domains,
    people.map(({ username }) => username),
  );
  if (foreign.length > 0)
    throw new Refusal(409, { code: 'signOnDomain', told: { domains: foreign.join(', ') } });
}

async function save({ words, body, actor, store, services }: AskedByUser<'saveSignOn'>) {
  const { issuer: address, secret, ...change } = body;
  await refuseForeign(asked({ address, domains: body.domains }, { store, services, actor }));
  const all = await store.signOn.ofClinic(actor.clinicId);
  const before = all.find(({ kind }) => kind === 'signOn') ?? null;
  const provedAt = provedAfter(before && { ...before, issuer: before.address }, body);
  if (!mayEndPasswords(body, provedAt)) throw new Refusal(409, { code: 'signOnUntested' });
  const providerId = before?.providerId ?? newId(services.random);
  const kept = { providerId, name: '', address, ...change, provedAt };
  const sealed = sealedSecret(body, before, (text) => services.vault.seal(text, providerId));
  if ((await store.signOn.save(actor, { ...kept, secret: sealed })) === 'taken')
    throw new Refusal(409, { code: 'signOnTaken' });
  return { message: words.server.signOnSaved };
}

/** The secret that is kept from now on. One provider's is never told to another one. */
function sealedSecret(
  { issuer, secret }: Pick<SignOnChange, 'issuer' | 'secret'>,
  before: StoredProvider | null,
  seal: (secret: string) => string,
): string | null {
  if (secret !== undefined) return secret === null ? null : seal(secret);
  if (!before?.secret) return null;
  if (before.address !== issuer) throw new Refusal(409, { code: 'signOnSecret' });
  return before.secret;
}
