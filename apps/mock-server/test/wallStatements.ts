import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { UserCall } from '../src/authorization/table.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Database } from '../src/store/sql/open.ts';
import { scopeOfNow } from '../src/store/sql/scope.ts';
import { scopedClient } from '../src/store/sql/scopedClient.ts';
import type { Tables } from '../src/store/sql/tables.ts';
import { people } from './requestPeople.ts';
import { type RightRequest, rightRequests } from './rightRequests.ts';

/** The calls of sessions, whose statements have a wall around them. */
export const sessionCalls = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (name): name is UserCall => typeof access[name] !== 'string',
);
export const endpointOf = (name: UserCall): AnyEndpoint => endpoints[name];

/** What stands in the requests of one clinic, and what stands for it in the other. */
const counterparts: readonly (readonly [string, string])[] = [
  [people.own.userId, people.foreign.userId],
  [people.own.username, people.foreign.username],
  [northside.name, southside.name],
  [demoAccounts.provider.accountId, demoAccounts.otherProvider.accountId],
  [demoAccounts.provider.username, demoAccounts.otherProvider.username],
];

/** The right request of a call, as the other clinic would make it. */
export function otherClinicsRequest(name: UserCall): RightRequest {
  let text = JSON.stringify(rightRequests[name]).replaceAll('-own"', '-foreign"');
  for (const [ours, theirs] of counterparts) text = text.replaceAll(`"${ours}"`, `"${theirs}"`);
  return JSON.parse(text) as RightRequest;
}

/** A condition of a statement, by its place in the text. */
export interface Condition {
  statement: string;
  from: number;
  to: number;
}

/** Columns that say whose a row is. */
const owning =
  'clinic_id|patient_id|account_id|owner_id|order_id|id|username_key|subject|author_id|provider_id';
const conditionForm = new RegExp(
  String.raw`(?:"?\w+"?\.)?"?\b(?:${owning})"? = (?:any\(\$\d+(?:::text\[\])?\)|\$\d+|(?:"?\w+"?\.)"?\w+"?)(?![\w.])`,
  'g',
);

/** The conditions of a statement about whose its rows are. */
export function conditionsOf(statement: string): Condition[] {
  return [...statement.matchAll(conditionForm)].map(({ index, 0: text }) => ({
    statement,
    from: index,
    to: index + text.length,
  }));
}

/** The statement without the condition: what it compared with is still given, and counts for nothing. */
function without({ statement, from, to }: Condition): string {
  const parameter = /\$\d+/.exec(statement.slice(from, to))?.[0];
  const type = statement.slice(from, to).includes('any(') ? 'text[]' : 'text';
  const instead = parameter ? `(${parameter}::${type} is null or true)` : 'true';
  return statement.slice(0, from) + instead + statement.slice(to);
}

/** What went through a watched database. */
export interface Watch {
  db: Database;
  /** Every statement that was made within one clinic. */
  statements: Set<string>;
  /** The condition that is left out. */
  leftOut: Condition | null;
  /** How often a statement ran without it. */
  ran: number;
  /** Rows that came out of statements made within one clinic, as text. */
  rows: string[];
}

/** Opens a database whose statements are watched and changed. @param scope `null`: as the owner, whom no wall binds */
export function watchedDatabase(url: string, scope: '' | null): Watch {
  const Client = scopedClient({ scope, keepsStatements: false });
  class WatchedClient extends Client {
    override query(...given: unknown[]): never {
      const query = super.query as (...all: unknown[]) => never;
      const [text, ...rest] = given;
      if (typeof text !== 'string' || scopeOfNow() === '*') return query.apply(this, given);
      watch.statements.add(text);
      const isMeant = watch.leftOut?.statement === text;
      const sent = isMeant && watch.leftOut ? without(watch.leftOut) : text;
      const answer = query.call(this, sent, ...rest) as Promise<pg.QueryResult>;
      return answer.then((result) => {
        if (isMeant) watch.ran += 1;
        watch.rows.push(...(result.rows ?? []).map((row) => JSON.stringify(row)));
        return result;
      }) as never;
    }
  }
  const pool = new pg.Pool({ Client: WatchedClient, connectionString: url, max: 4, idleTimeoutMillis: 500 });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const watch: Watch = { db, statements: new Set(), leftOut: null, ran: 0, rows: [] };
  return watch;
}
