import type pg from 'pg';

/** A table whose rows belong to a clinic, as the catalog of the database knows it. */
interface CopiedTable {
  name: string;
  columns: readonly string[];
  /** Those of its columns that name something of the clinic, or that must differ between two copies. */
  ids: ReadonlySet<string>;
  /** Whole numbers that must differ between two copies. */
  numbers: ReadonlySet<string>;
}

/** So far apart are the numbers of two copies. */
const numbersOfCopy = 1_000_000;
/** Above so many rows a copy is written before its indexes are: one row at a time each would be looked up in all of them. */
const manyRows = 1_000_000;

interface Reference {
  table: string;
  column: string;
  referenced: string;
  referenced_column: string;
}

const references = `
  select con.conrelid::regclass::text as table, a.attname as column, con.confrelid::regclass::text as referenced,
    b.attname as referenced_column
  from pg_constraint con
  cross join lateral unnest(con.conkey, con.confkey) as pair(own, theirs)
  join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.own
  join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.theirs
  where con.contype = 'f'`;

/** Columns that are written; numbers that the database gives by itself are not. */
const writtenColumns = `
  select table_name as table, column_name as column, data_type as type from information_schema.columns
  where table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'
  order by table_name, ordinal_position`;

const uniqueIndexes = `
  select indrelid::regclass::text as table, array_agg(a.attname::text) as columns
  from pg_index join pg_attribute a on a.attrelid = indrelid and a.attnum = any (indkey)
  where indisunique and indexprs is null group by indexrelid, indrelid`;

/** All tables of clinics, with what to change in a copy: found in the catalog, so that a table of tomorrow is copied too. */
async function copiedTables(client: pg.PoolClient): Promise<CopiedTable[]> {
  const { rows: pointers } = await client.query<Reference>(references);
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    writtenColumns,
  );
  const { rows: unique } = await client.query<{ table: string; columns: string[] }>(uniqueIndexes);
  const copied = new Set(['clinics']);
  for (let before = 0; before < copied.size; ) {
    before = copied.size;
    for (const { table, referenced } of pointers) if (copied.has(referenced)) copied.add(table);
  }
  return [...copied].map((name): CopiedTable => {
    const own = columns.filter(({ table }) => table === name);
    const typeOf = (column: string) => own.find((each) => each.column === column)?.type;
    const ids = new Set<string>();
    const numbers = new Set<string>();
    for (const { table, column, referenced, referenced_column: theirs } of pointers) {
      if (table === name && copied.has(referenced) && typeOf(column) === 'text') ids.add(column);
      if (referenced === name && typeOf(theirs) === 'text') ids.add(theirs);
    }
    for (const { columns: together } of unique.filter(({ table }) => table === name)) {
      if (together.some((column) => ids.has(column) || numbers.has(column))) continue;
      const text = together.find((column) => typeOf(column) === 'text');
      const number = together.find(
        (column) => typeOf(column)?.endsWith('int') || typeOf(column) === 'integer',
      );
      if (text) ids.add(text);
      else if (number) numbers.add(number);
    }
    return { name, columns: own.map(({ column }) => column), ids, numbers };
  });
}

/** Writes all that a database of clinics holds so many times more, the counts that triggers keep included. */
export async function copyClinics(pool: pg.Pool, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    // What triggers count is copied as it is, and what points to something points to its copy.
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '1GB'");
    for (const table of await copiedTables(client)) {
      const { rows } = await client.query(`select count(*)::int as rows from ${table.name}`);
      const total = Number(rows[0]?.rows) * copies;
      if (total === 0) continue;
      if (total > manyRows) console.log(`  ${(total / 1e6).toFixed(1)} million rows of ${table.name} …`);
      await (total > manyRows
        ? withoutIndexes(client, table.name, () => copyTable(client, table, copies))
        : copyTable(client, table, copies));
    }
  } finally {
    client.release(true);
  }
}

async function copyTable(
  client: pg.PoolClient,
  { name, columns, ids, numbers }: CopiedTable,
  copies: number,
) {
  const own = columns.map((column) => `"${column}"`);
  const changed = columns.map((column) => {
    if (ids.has(column)) return `t."${column}" || '~' || copy`;
    if (numbers.has(column)) return `t."${column}" + copy * ${numbersOfCopy}`;
    return `t."${column}"`;
  });
  await client.query(
    `insert into ${name} (${own}) select ${changed} from generate_series(1, ${copies}) as copy cross join ${name} as t`,
  );
}

/** Does something to a table while it has no index, and makes them again. */
async function withoutIndexes(client: pg.PoolClient, table: string, work: () => Promise<void>) {
  const { rows } = await client.query<{
    index: string;
    made: string;
    constraint: string | null;
    rule: string;
  }>(
    `select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as made, con.conname as constraint,
      pg_get_constraintdef(con.oid) as rule
    from pg_index i left join pg_constraint con on con.conindid = i.indexrelid and con.contype in ('p', 'u') and con.conrelid = i.indrelid
    where i.indrelid = $1::regclass and not exists (
      select from pg_constraint other where other.confrelid = i.indrelid and other.conindid = i.indexrelid)`,
    [table],
  );
  for (const { index, constraint } of rows) {
    await client.query(
      constraint ? `alter table ${table} drop constraint ${constraint}` : `drop index ${index}`,
    );
  }
  await work();
  for (const { made, constraint, rule } of rows) {
    await client.query(constraint ? `alter table ${table} add constraint ${constraint} ${rule}` : made);
  }
}
