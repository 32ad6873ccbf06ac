import { Credentials, limits } from '@rpm/domain';
import * as z from 'zod/mini';
import type { SmtpSettings } from './smtp.ts';

const filled = z.string().check(z.trim(), z.minLength(1));
const portNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

/** The shortest password of a first administrator. */
const adminPasswordMinCharacters = 12;

const Environment = z.object({
  /** Where to listen. 0 takes any free port. */
  PORT: z._default(portNumber, 3000),
  /** The address to listen on; all addresses when left out. */
  HOST: z.optional(filled),
  /** Where the portal finds the API, without a slash at the end; the portal's own address when empty. */
  API_HOST: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  /** Where people find the portal, for links in mails; the server's own address when left out. */
  PORTAL_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  /** Any PostgreSQL; an own one is started when left out. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  /** The folder of the own database. */
  RPM_DATA: z.optional(filled),
  /** What an empty database is filled with. */
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  ADMIN_EMAIL: z.optional(Credentials.shape.username),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(adminPasswordMinCharacters), z.maxLength(limits.passwordMaxCharacters)),
  ),
  ADMIN_CLINIC: z.optional(filled),
  /** Whether a proxy in front of the server says where requests come from and whether they came by https. */
  TRUST_PROXY: z._default(z.enum(['0', '1', 'false', 'true']), '0'),
  /** Where mail goes out. Without it no mail is sent. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** The sender of the mails. */
  MAIL_FROM: z.optional(Credentials.shape.username),
});

const expected: Record<keyof z.infer<typeof Environment>, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine, such as 127.0.0.1',
  API_HOST: 'an address such as https://api.example.com, without a slash at the end',
  PORTAL_ORIGIN: 'an address such as https://portal.example.com',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  RPM_DATA: 'a folder',
  SEED: '"demo" or "none"',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: `a password of at least ${adminPasswordMinCharacters} characters`,
  ADMIN_CLINIC: 'the name of the clinic',
  TRUST_PROXY: '1 or 0',
  SMTP_URL: 'an address such as smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'an e-mail address',
};

/** The first administrator of an installation without demo data. */
export interface Administrator {
  email: string;
  password: string;
  clinic: string;
}

/** How the server is to run. */
export interface Settings {
  port: number;
  host: string | undefined;
  apiHost: string;
  /** Without a path. */
  portalOrigin: string | undefined;
  databaseUrl: string | undefined;
  dataFolder: string | undefined;
  seed: 'demo' | 'none';
  administrator: Administrator | null;
  trustProxy: boolean;
  smtp: SmtpSettings | null;
}

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
  return {
    port: data.PORT,
    host: data.HOST,
    apiHost: data.API_HOST.replace(/\/$/, ''),
    portalOrigin: data.PORTAL_ORIGIN && new URL(data.PORTAL_ORIGIN).origin,
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.RPM_DATA,
    seed: data.SEED,
    administrator: administratorOf(data),
    trustProxy: data.TRUST_PROXY === '1' || data.TRUST_PROXY === 'true',
    smtp: smtpOf(data),
  };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof Environment>): SmtpSettings | null {
  if (url && from) return { url, from };
  if (url || from) throw new Error('SMTP_URL and MAIL_FROM belong together: set both or none.');
  return null;
}

function administratorOf(data: z.infer<typeof Environment>): Administrator | null {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_CLINIC: clinic } = data;
  if (email && password && clinic) return { email, password, clinic };
  if (email || password || clinic) {
    throw new Error('ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_CLINIC belong together: set all three or none.');
  }
  return null;
}
