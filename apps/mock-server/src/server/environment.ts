import { Credentials, isTimeZone, limits } from '@rpm/domain';
import * as z from 'zod/mini';
import type { AuditSink } from './auditSink.ts';
import { type ClientKey, readClientKeys } from './clientKeys.ts';
import { type ClientSecrets, readClientSecrets } from './clientSecrets.ts';
import { type IdentityKey, readIdentityKeys } from './identityKeys.ts';
import type { Administrator, Settings } from './settings.ts';
import type { SmtpSettings } from './smtp.ts';
import { readSecretKeys, type SecretKey } from './vault.ts';

const filled = z.string().check(z.trim(), z.minLength(1));
const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
const portNumber = wholeNumber(0, 65_535);

/** Connections at the same time when nothing else is said; a browser keeps up to six. */
const defaultMaxConnections = 2000;
/** Those of one address, behind which a whole clinic may stand. */
const defaultMaxConnectionsPerAddress = 600;

/** The shortest password of a first administrator. */
const adminPasswordMinCharacters = 12;

/** HIPAA 164.316(b)(2)(i). */
const auditRetentionYearsMin = 6;

const host = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$|^[0-9A-Fa-f:]+$/));
/** Some of something, with commas between. */
const listOf = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((given) => String(given).split(',')),
    z.array(item),
  );

const Environment = z.object({
  /** Where to listen. 0 takes any free port. */
  PORT: z._default(portNumber, 3000),
  /** The address to listen on. Only this machine can reach it by default: what comes from elsewhere comes through a proxy with TLS. */
  HOST: z._default(filled, '127.0.0.1'),
  /** Where the portal finds the API, without a slash at the end; the portal's own address when empty. */
  API_HOST: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  /** Where people find the portal, for links in mails; the server's own address when left out. */
  PORTAL_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  /** Any PostgreSQL; an own one is started when left out. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  /** `off`: a PostgreSQL on another machine is talked to without TLS, as inside a network that encrypts by itself. */
  DATABASE_TLS: z._default(z.enum(['on', 'off']), 'on'),
  /** The same database as the owner of its tables, for what changes them. */
  DATABASE_OWNER_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  /** Whether the database itself keeps clinics apart, where the server's role does not own the tables. */
  ROW_SECURITY: z._default(z.enum(['on', 'off']), 'on'),
  /** `off`: no statement is kept on a connection, for a pooler in front that does not know of them. */
  DATABASE_PREPARE: z._default(z.enum(['on', 'off']), 'on'),
  /** The folder of the own database. */
  RPM_DATA: z.optional(filled),
  /** What an empty database is filled with. */
  SEED: z.optional(z.enum(['demo', 'none'])),
  /** For which moment the demo data are made. */
  SEED_AT: z.optional(
    z.pipe(
      z.iso.datetime(),
      z.transform((text) => new Date(text)),
    ),
  ),
  ADMIN_EMAIL: z.optional(Credentials.shape.username),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(adminPasswordMinCharacters), z.maxLength(limits.passwordMaxCharacters)),
  ),
  ADMIN_CLINIC: z.optional(filled.check(z.maxLength(limits.shortTextMaxCharacters))),
  /** The clock of that clinic, IANA name; this machine's when left out. */
  CLINIC_TIME_ZONE: z.optional(z.string().check(z.refine(isTimeZone))),
  /** How many proxies of ours stand in front of the server and say where requests come from and whether by https. */
  TRUST_PROXY: z._default(
    z.pipe(
      z.transform((given) => ({ false: 0, true: 1 })[String(given)] ?? given),
      wholeNumber(0, 10),
    ),
    0,
  ),
  /** Calls a minute that one session may make. */
  RATE_LIMIT_PER_TOKEN: z._default(wholeNumber(1, 1_000_000), limits.callsPerMinutePerToken),
  /** Calls a minute that may come from one address. */
  RATE_LIMIT_PER_ADDRESS: z._default(wholeNumber(1, 1_000_000), limits.callsPerMinutePerAddress),
  MAX_CONNECTIONS: z._default(wholeNumber(1, 100_000), defaultMaxConnections),
  MAX_CONNECTIONS_PER_ADDRESS: z._default(wholeNumber(1, 100_000), defaultMaxConnectionsPerAddress),
  /** Where `/metrics` is served; nowhere when left out. */
  METRICS_PORT: z.optional(portNumber),
  /** The address on which it is served. They are for the operator, so only this machine sees them by default. */
  METRICS_HOST: z._default(filled, '127.0.0.1'),
  /** How long the server goes on after it was told to stop, so that a balancer sees that it is no longer ready. */
  STOP_DELAY_SECONDS: z._default(wholeNumber(0, 60), 0),
  /** Where mail goes out. Without it no mail is sent. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** The sender of the mails. */
  MAIL_FROM: z.optional(Credentials.shape.username),
  /** Where messages of the contact page are mailed to. */
  CONTACT_EMAIL: z.optional(Credentials.shape.username),
  /** By which addresses those log in who run the installation, with commas between. */
  OPERATORS: z._default(listOf(Credentials.shape.username), []),
  /** Hosts inside the operator's network that may be spoken to where somebody outside names them, with commas between. */
  INSIDE_HOSTS: z._default(listOf(host), []),
  /** Node's own: `1` has requests leave by the proxy of HTTPS_PROXY. */
  NODE_USE_ENV_PROXY: z._default(z.enum(['0', '1']), '0'),
  /** A program that is asked about each file, with its arguments. */
  FILE_SCANNER: z.optional(filled),
  /** Keys of secrets that are kept: the first one for new ones, all of them for those that are there. */
  SECRET_KEYS: z.optional(
    z.pipe(
      z.transform((given) => readSecretKeys(String(given))),
      z.custom<SecretKey[]>((keys) => keys !== null),
    ),
  ),
  /** Private keys by which this installation shows at hospitals who it is. */
  CLIENT_KEYS: z.optional(
    z.pipe(
      z.transform((given) => readClientKeys(String(given))),
      z.custom<ClientKey[]>((keys) => keys !== null),
    ),
  ),
  /** Private keys by which apps of patients are told who logged in. */
  IDENTITY_KEYS: z.optional(
    z.pipe(
      z.transform((given) => readIdentityKeys(String(given))),
      z.custom<IdentityKey[]>((keys) => keys !== null),
    ),
  ),
  /** Secrets that hospitals have given this installation. */
  CLIENT_SECRETS: z.optional(
    z.pipe(
      z.transform((given) => readClientSecrets(String(given))),
      z.custom<ClientSecrets>((secrets) => secrets !== null),
    ),
  ),
  /** After how many years lines of the logs may be cut; HIPAA wants six of them, 164.316(b)(2)(i). */
  AUDIT_RETENTION_YEARS: z.optional(wholeNumber(auditRetentionYearsMin, 100)),
  /** Where both logs are sent as well, by OTLP over HTTP. */
  AUDIT_SINK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** What opens it. */
  AUDIT_SINK_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
});

const expected: Record<keyof z.infer<typeof Environment>, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine, such as 127.0.0.1',
  API_HOST: 'an address such as https://api.example.com, without a slash at the end',
  PORTAL_ORIGIN: 'an address such as https://portal.example.com',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  DATABASE_TLS: '"on" or "off"',
  DATABASE_OWNER_URL: 'an address such as postgres://owner:password@host:5432/database',
  DATABASE_PREPARE: '"on" or "off"',
  ROW_SECURITY: '"on" or "off"',
  RPM_DATA: 'a folder',
  SEED: '"demo" or "none"',
  SEED_AT: 'a moment such as 2026-11-20T20:00:00Z',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: `a password of at least ${adminPasswordMinCharacters} characters`,
  ADMIN_CLINIC: `the name of the clinic, of at most ${limits.shortTextMaxCharacters} characters`,
  CLINIC_TIME_ZONE: 'a time zone such as America/New_York',
  TRUST_PROXY: 'the number of proxies in front of the server, from 0 to 10',
  RATE_LIMIT_PER_TOKEN: 'a number of calls a minute from 1 to 1000000',
  RATE_LIMIT_PER_ADDRESS: 'a number of calls a minute from 1 to 1000000',
  MAX_CONNECTIONS: 'a number from 1 to 100000',
  MAX_CONNECTIONS_PER_ADDRESS: 'a number from 1 to 100000',
  METRICS_PORT: 'a number from 0 to 65535',
  METRICS_HOST: 'an address of this machine, such as 127.0.0.1',
  STOP_DELAY_SECONDS: 'a number of seconds from 0 to 60',
  SMTP_URL: 'an address such as smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'an e-mail address',
  CONTACT_EMAIL: 'an e-mail address',
  OPERATORS: 'e-mail addresses of administrators, with commas between',
  INSIDE_HOSTS: 'names or numbers of hosts, such as ehr.example.com, with commas between',
  NODE_USE_ENV_PROXY: '"0" or "1"',
  SECRET_KEYS: 'keys such as 2026a:BASE64, each an id and 32 bytes, with commas between',
  CLIENT_KEYS:
    'private keys such as 2026a:BASE64, each an id and a PEM file of P-384 or RSA, with commas between',
  IDENTITY_KEYS: 'private keys such as 2026a:BASE64, each an id and a PEM file of RSA, with commas between',
  CLIENT_SECRETS: 'a line for each hospital: its endpoint, a space and the secret',
  AUDIT_RETENTION_YEARS: `a number of years from ${auditRetentionYearsMin} to 100`,
  AUDIT_SINK_URL: 'an address such as https://collector.example.com/v1/logs',
  AUDIT_SINK_TOKEN: 'a bearer token, without spaces',
  FILE_SCANNER: 'a program with its arguments, such as clamdscan --no-summary -',
};

/**
 * Reads the environment's variables. An empty variable is one that is not set.
 *
 * @throws Error that names every variable that is wrong and what it should be, and repeats no value
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(given);
  if (!data) {
    const wrong = [...new Set(error.issues.map(({ path }) => path[0] as keyof typeof expected))];
    throw new Error(wrong.map((name) => `${name} must be ${expected[name]}.`).join('\n'));
  }
  if (data.DATABASE_OWNER_URL && !data.DATABASE_URL)
    throw new Error('DATABASE_OWNER_URL needs DATABASE_URL beside it: the same database for the server.');
  return {
    port: data.PORT,
    host: data.HOST,
    apiHost: data.API_HOST.replace(/\/$/, ''),
    portalOrigin: data.PORTAL_ORIGIN && new URL(data.PORTAL_ORIGIN).origin,
    databaseUrl: databaseUrlOf('DATABASE_URL', data),
    databaseOwnerUrl: databaseUrlOf('DATABASE_OWNER_URL', data),
    rowSecurity: data.ROW_SECURITY === 'on',
    keepsStatements: data.DATABASE_PREPARE === 'on',
    dataFolder: data.RPM_DATA,
    seed: seedOf(data),
    seedAt: data.SEED_AT,
    administrator: administratorOf(data),
    proxies: data.TRUST_PROXY,
    callRates: { perToken: data.RATE_LIMIT_PER_TOKEN, perAddress: data.RATE_LIMIT_PER_ADDRESS },
    maxConnections: data.MAX_CONNECTIONS,
    maxConnectionsPerAddress: data.TRUST_PROXY > 0 ? undefined : data.MAX_CONNECTIONS_PER_ADDRESS,
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    stopDelaySeconds: data.STOP_DELAY_SECONDS,
    smtp: smtpOf(data),
    contactAddress: data.CONTACT_EMAIL ?? null,
    operators: data.OPERATORS,
    outward: { insideHosts: data.INSIDE_HOSTS, byProxy: data.NODE_USE_ENV_PROXY === '1' },
    fileScanner: data.FILE_SCANNER ?? null,
    secretKeys: data.SECRET_KEYS ?? [],
    clientKeys: data.CLIENT_KEYS ?? [],
    clientSecrets: data.CLIENT_SECRETS ?? new Map(),
    identityKeys: data.IDENTITY_KEYS ?? [],
    auditRetentionYears: data.AUDIT_RETENTION_YEARS ?? null,
    auditSink: auditSinkOf(data),
  };
}

/** The names and addresses by which a machine calls itself. */
const ownHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Patients' data never cross a network in the clear by oversight (F15). */
function databaseUrlOf(
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  { [name]: url, DATABASE_TLS: tls }: z.infer<typeof Environment>,
) {
  if (url === undefined || tls === 'off' || !URL.canParse(url)) return url;
  const { hostname, searchParams } = new URL(url);
  const isHere = hostname === '' || ownHosts.has(hostname) || searchParams.get('host')?.startsWith('/');
  const mode = searchParams.get('sslmode');
  if (isHere || (mode !== null && mode !== 'disable')) return url;
  throw new Error(
    `${name} names another machine, but no TLS. Add sslmode=verify-full to it; or set DATABASE_TLS=off where the network between encrypts by itself.`,
  );
}

/** Everybody knows the passwords of the demo: on a network it is there only for who has asked for it (F31). */
function seedOf({ SEED: seed, HOST: host }: z.infer<typeof Environment>): 'demo' | 'none' {
  if (seed === undefined && !ownHosts.has(host)) {
    throw new Error(
      'HOST lets other machines in. Set SEED=none for a clinic, or SEED=demo for demo data, whose passwords are public.',
    );
  }
  return seed ?? 'demo';
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof Environment>): SmtpSettings | null {
  if (url && from) return { url, from };
  if (url || from) throw new Error('SMTP_URL and MAIL_FROM belong together: set both or none.');
  return null;
}

/** What the logs say of patients' ids and addresses of people crosses no network in the clear. */
function auditSinkOf({
  AUDIT_SINK_URL: url,
  AUDIT_SINK_TOKEN: token,
}: z.infer<typeof Environment>): AuditSink | null {
  if (url === undefined) {
    if (token !== undefined) throw new Error('AUDIT_SINK_TOKEN needs AUDIT_SINK_URL beside it.');
    return null;
  }
  const { protocol, hostname, username } = new URL(url);
  if (username !== '') throw new Error('AUDIT_SINK_URL must hold no user: set AUDIT_SINK_TOKEN.');
  if (protocol === 'http:' && !ownHosts.has(hostname))
    throw new Error('AUDIT_SINK_URL names another machine, but not by https.');
  return { url, token: token ?? null };
}

function administratorOf(data: z.infer<typeof Environment>): Administrator | null {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_CLINIC: clinic } = data;
  const timeZone = data.CLINIC_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (email && password && clinic) return { email, password, clinic, timeZone };
  if (email || password || clinic) {
    throw new Error('ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_CLINIC belong together: set all three or none.');
  }
  return null;
}
