import { parseArgs } from 'node:util';
import { isRedirectUri, NewApp } from '@rpm/domain';
import { filledWith } from './seed/seedDatabase.ts';
import { operate } from './server/operate.ts';
import { bringUpToDate } from './server/prepareDatabase.ts';
import { alone } from './store/sql/open.ts';
import { inScope } from './store/sql/scope.ts';
import { postgresConnectedApps } from './subjects/connectedApps/sql.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    name: { type: 'string' },
    publisher: { type: 'string' },
    redirect: { type: 'string', multiple: true },
    privacy: { type: 'string' },
  },
});

/** Registers an app of patients, lists them, or ends one. A server that runs meanwhile knows it at once. @see ADR 67 */
operate(async (connected) => {
  const { db } = connected;
  await alone(db, () => bringUpToDate(connected));
  if ((await filledWith(db)) === null)
    throw new Error('This database is empty. Start the server first: npm start.');
  const apps = postgresConnectedApps(db);
  const now = new Date();
  await inScope('every clinic', async () => {
    const [task] = positionals;
    if (task === 'list') {
      for (const { appId, name, publisher, redirectUris, endedAt } of await apps.all())
        console.log([appId, name, publisher, redirectUris.join(' '), endedAt ? 'ended' : ''].join('\t'));
      return;
    }
    if (task === 'end') {
      if (!(await apps.endApp(values.id ?? '', now))) throw new Error('There is no app of this --id.');
      console.log(`${values.id} is let in nowhere from now on.`);
      return;
    }
    const app = NewApp.safeParse({
      ...{ appId: values.id, name: values.name, publisher: values.publisher },
      ...{ redirectUris: values.redirect, privacyUrl: values.privacy },
    });
    if (!app.success || !/^[\w.-]+$/.test(app.data.appId) || !app.data.redirectUris.every(isRedirectUri))
      throw new Error(
        'Say --id (letters, digits, . - _), --name, --publisher, --privacy (https) and one or more --redirect (https, or http on localhost, without ? and #).',
      );
    if (!(await apps.register({ ...app.data, madeAt: now, endedAt: null })))
      throw new Error('There is, or was, an app of this --id. Take another one.');
    console.log(`${app.data.name} is registered. Its client id is ${app.data.appId}.`);
  });
});
