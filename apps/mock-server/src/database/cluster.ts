import pg from 'pg';

/** Whether a database answers there and takes the password. */
export function answers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query('select 1');
    return true;
  }).catch(() => false);
}

/** Makes a database, if it is not there. */
export async function createDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client
      .query(`create database ${client.escapeIdentifier(name)}`)
      .catch((error: { code?: string }) => {
        // Another process that started together with this one has just made it.
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
  });
}

/** How many connections others have to the cluster; none when it cannot be asked. */
export function otherClients(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows[0]?.count ?? 0;
  }).catch(() => 0);
}

/** Makes a role that may log in and owns nothing, if it is not there, and gives it that password. */
export async function createRole(url: string, name: string, password: string): Promise<void> {
  await withClient(url, async (client) => {
    const role = `role ${client.escapeIdentifier(name)}`;
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount) return;
    await client
      .query(`create ${role} login password ${client.escapeLiteral(password)}`)
      .catch((error: { code?: string }) => {
        // Another process that started together with this one has just made it.
        if (error.code !== '42710' && error.code !== '23505') throw error;
      });
  });
}

/** Ends connections of this cluster, known by the numbers of their processes. */
export async function endBackends(url: string, processes: readonly number[]): Promise<void> {
  if (processes.length === 0) return;
  await withClient(url, (client) =>
    client.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) pid', [processes]),
  );
}

/** Whether a database has refused a password. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
