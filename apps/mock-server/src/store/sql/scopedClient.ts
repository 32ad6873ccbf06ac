import pg from 'pg';
import { nameOf } from './prepared.ts';
import { scopeOfNow } from './scope.ts';

/** How the statements of a pool go out. */
export interface Manner {
  /**
   * The scope of statements for which nobody has said one: '' is nobody's, `*` every clinic's. `null`: no statement
   * brings any, for the owner of the tables, whom policies do not bind.
   */
  scope: string | null;
  /** Whether a connection may keep statements; a pooler in front may not know of it. */
  keepsStatements: boolean;
}

/** What `pg` has, and its types leave out. */
interface Wire {
  parse(statement: { text: string; name?: string }): void;
  bind(portal: { statement?: string; values: unknown[] }): void;
  execute(portal: { rows?: number }): void;
}
interface WireQuery {
  callback: ((error: Error | null, result: pg.QueryResult) => void) | undefined;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const PlainQuery = pg.Query as unknown as new (config: object) => WireQuery & pg.Submittable;

/**
 * Sets the scope, and whether the statement that comes along may be planned anew for what it asks: what is kept is not
 * (`prepared.ts`). Left to itself PostgreSQL plans some of those each time, which takes longer than they do.
 *
 * @see https://www.postgresql.org/docs/current/runtime-config-query.html#GUC-PLAN-CACHE-MODE
 */
const setScope = "select set_config('rpm.clinic', $1, true), set_config('plan_cache_mode', $2, true)";
const setScopeName = 'rpm_scope';

/**
 * A statement that brings its scope along: both go out together and are one transaction, so that it costs no round trip
 * and nothing of it stays on the connection. Inside a transaction the next statement brings its own.
 */
class ScopedQuery extends PlainQuery {
  /** Whether what comes is still the answer to the setting of the scope. */
  #isSetting = true;
  readonly #scope: string;
  readonly #keepsStatements: boolean;
  readonly #planned: 'auto' | 'force_generic_plan';

  constructor(config: { name?: string }, scope: string, keepsStatements: boolean) {
    super({ ...config, queryMode: 'extended' });
    this.#scope = scope;
    this.#keepsStatements = keepsStatements;
    this.#planned = config.name === undefined ? 'auto' : 'force_generic_plan';
  }

  override prepare(connection: Wire): void {
    if (!this.#keepsStatements) connection.parse({ text: setScope });
    connection.bind({
      values: [this.#scope, this.#planned],
      ...(this.#keepsStatements && { statement: setScopeName }),
    });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isSetting) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isSetting) this.#isSetting = false;
    else super.handleCommandComplete(message, connection);
  }
}

/** What begins and ends transactions touches no row. */
const isControl = (text: string) => /^(begin|start|commit|rollback|savepoint|release)\b/.test(text);

type Query = (...given: unknown[]) => never;

/**
 * The one door to the tables: a connection whose every statement brings its scope, and which keeps those that begin with
 * `prepared`.
 */
export function scopedClient({ scope, keepsStatements }: Manner): typeof pg.Client {
  return class ScopedClient extends pg.Client {
    #isReady = false;

    override query(...given: unknown[]): never {
      // The many ways to call it and what each returns are those of `pg`, and handed through.
      const query = super.query as Query;
      const [text, values] = given;
      if (typeof text !== 'string' || !Array.isArray(values) || isControl(text))
        return query.apply(this, given);
      const name = keepsStatements ? nameOf(text) : undefined;
      const config = { text, values, ...(name !== undefined && { name }) };
      if (scope === null) return query.call(this, config);
      if (keepsStatements && !this.#isReady) {
        this.#isReady = true;
        const kept = query.call(this, {
          name: setScopeName,
          text: setScope,
          values: ['', 'auto'],
        }) as Promise<unknown>;
        // What is wrong with the connection is told by the statement that follows.
        kept.catch(() => {});
      }
      const scoped = new ScopedQuery(config, scopeOfNow() ?? scope, keepsStatements);
      return new Promise((resolve, reject) => {
        scoped.callback = (error, result) => (error ? reject(error) : resolve(result));
        query.call(this, scoped);
      }) as never;
    }
  };
}
