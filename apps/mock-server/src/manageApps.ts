import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isRedirectUri, NewApp } from '@rpm/domain';
import { mustBeFilled } from './server/mustBeFilled.ts';
import { operate } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { alone } from './store/sql/open.ts';
import { inScope } from './store/sql/scope.ts';
import { postgresConnectedApps } from './subjects/connectedApps/sql.ts';
import { hashToken, newToken } from './subjects/sessions/tokens.ts';

/** A secret on its way to the app's makers: we keep its hash alone. */
const shownOnce = (secret: string) => `Its secret, which is shown this once: ${secret}`;

/** Registers an app of patients, lists them, gives one another secret, or ends one. A server that runs meanwhile knows it at once. @see ADR 67 */
operate(async (connected) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      name: { type: 'string' },
      publisher: { type: 'string' },
      redirect: { type: 'string', multiple: true },
      privacy: { type: 'string' },
      confidential: { type: 'boolean' },
    },
  });
  const { db } = connected;
  await alone(db, () => bringUpToDate(connected));
  await mustBeFilled(db);
  const apps = postgresConnectedApps(db);
  const now = new Date();
  await inScope('every clinic', async () => {
    const [task] = positionals;
    if (task === 'list') {
      for (const { appId, name, publisher, redirectUris, secretHash, endedAt } of await apps.all()) {
        const marks = [secretHash === null ? [] : 'confidential', endedAt === null ? [] : 'ended'].flat();
        console.log([appId, name, publisher, redirectUris.join(' '), marks.join(', ')].join('\t'));
      }
      return;
    }
    const secret = newToken(randomBytes);
    if (task === 'secret') {
      if (!(await apps.renewSecret(values.id ?? '', hashToken(secret))))
        throw new Error('There is no confidential app of this --id.');
      console.log(`The old secret is good for nothing from now on. ${shownOnce(secret)}`);
      return;
    }
    if (task === 'end') {
      if (!(await apps.endApp(values.id ?? '', now))) throw new Error('There is no app of this --id.');
      console.log(`${values.id} is let in nowhere from now on.`);
      return;
    }
    const app = NewApp.safeParse({
      appId: values.id,
      name: values.name,
      publisher: values.publisher,
      redirectUris: values.redirect,
      privacyUrl: values.privacy,
    });
    if (!app.success || !/^[\w.-]+$/.test(app.data.appId) || !app.data.redirectUris.every(isRedirectUri))
      throw new Error(
        'Say --id (letters, digits, . - _), --name, --publisher, --privacy (https) and one or more --redirect (https, or http on localhost, without ? and #).',
      );
    const secretHash = values.confidential ? hashToken(secret) : null;
    if (!(await apps.register({ ...app.data, secretHash, madeAt: now, endedAt: null })))
      throw new Error('There is, or was, an app of this --id. Take another one.');
    console.log(`${app.data.name} is registered. Its client id is ${app.data.appId}.`);
    if (values.confidential) console.log(shownOnce(secret));
  });
});
