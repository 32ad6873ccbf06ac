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

/** How a statement goes out. */
interface Going extends Omit<Manner, 'scope'> {
  scope: string;
  /** Whether it is the first of a transaction, which it begins. */
  begins: boolean;
}

/**
 * A statement that brings its scope along: both go out together and are one transaction, so that it costs no round trip
 * and nothing of it stays on the connection. Inside a transaction the next statement brings its own; the first one brings
 * the beginning too.
 */
class ScopedQuery extends PlainQuery {
  /** How many of the statements that came along are still to be answered. */
  #ahead: number;
  readonly #going: Going;
  readonly #planned: 'auto' | 'force_generic_plan';

  constructor(config: { name?: string }, going: Going) {
    super({ ...config, queryMode: 'extended' });
    this.#going = going;
    this.#ahead = going.begins ? 2 : 1;
    this.#planned = config.name === undefined ? 'auto' : 'force_generic_plan';
  }

  override prepare(connection: Wire): void {
    const { begins, keepsStatements, scope } = this.#going;
    if (begins) {
      connection.parse({ text: 'begin' });
      connection.bind({ values: [] });
      connection.execute({});
    }
    if (!keepsStatements) connection.parse({ text: setScope });
    connection.bind({
      values: [scope, this.#planned],
      ...(keepsStatements && { statement: setScopeName }),
    });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#ahead > 0) this.#ahead -= 1;
    else super.handleCommandComplete(message, connection);
  }
}

/** What begins and ends transactions touches no row. */
const isControl = (text: string) => /^(begin|start|commit|rollback|savepoint|release)\b/.test(text);

type Query = (...given: unknown[]) => never;

/** What the database would answer to what begins or ends a transaction in which nothing is done. */
const answered = (command: string) =>
  Promise.resolve({ command, rowCount: null, rows: [], fields: [] }) as never;

/**
 * The one door to the tables: a connection whose every statement brings its scope, and which keeps those that begin with
 * `prepared`.
 */
export function scopedClient({ scope, keepsStatements }: Manner): typeof pg.Client {
  return class ScopedClient extends pg.Client {
    #isReady = false;
    /** Whether a transaction was begun of which no statement has gone out yet: the first takes the beginning along. */
    #begins = false;

    override query(...given: unknown[]): never {
      // The many ways to call it and what each returns are those of `pg`, and handed through.
      const query = super.query as Query;
      const [text, values] = given;
      const isPlain = typeof text === 'string' && Array.isArray(values);
      if (scope !== null && isPlain && text === 'begin') {
        this.#begins = true;
        return answered('BEGIN');
      }
      const begins = this.#begins;
      this.#begins = false;
      if (!isPlain || isControl(text)) {
        if (begins && (text === 'commit' || text === 'rollback')) return answered(text.toUpperCase());
        if (begins) (query.call(this, 'begin') as Promise<unknown>).catch(() => {});
        return query.apply(this, given);
      }
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
      const scoped = new ScopedQuery(config, { scope: scopeOfNow() ?? scope, keepsStatements, begins });
      return new Promise((resolve, reject) => {
        scoped.callback = (error, result) => (error ? reject(error) : resolve(result));
        query.call(this, scoped);
      }) as never;
    }
  };
}
