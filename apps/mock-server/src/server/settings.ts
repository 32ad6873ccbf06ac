import type { AuditSink } from './auditSink.ts';
import type { ClientKey } from './clientKeys.ts';
import type { ClientSecrets } from './clientSecrets.ts';
import type { IdentityKey } from './identityKeys.ts';
import type { CallRates } from './rateLimits.ts';
import type { SmtpSettings } from './smtp.ts';
import type { SecretKey } from './vault.ts';

/** The first administrator of an installation without demo data. */
export interface Administrator {
  email: string;
  password: string;
  clinic: string;
  /** IANA name. */
  timeZone: string;
}

/** How the server is to run. */
export interface Settings {
  port: number;
  host: string;
  apiHost: string;
  /** Without a path. */
  portalOrigin: string | undefined;
  databaseUrl: string | undefined;
  /** As the owner of the tables; `undefined` where `databaseUrl` is that. */
  databaseOwnerUrl: string | undefined;
  /** Whether the walls between clinics are up in the database. */
  rowSecurity: boolean;
  /** Whether connections keep prepared statements. */
  keepsStatements: boolean;
  dataFolder: string | undefined;
  seed: 'demo' | 'none';
  /** For which moment the demo data are made; `undefined`: now. */
  seedAt: Date | undefined;
  administrator: Administrator | null;
  /** How many proxies of ours stand in front of the server. */
  proxies: number;
  callRates: CallRates;
  maxConnections: number;
  /** `undefined` behind a proxy, which is one address for everybody. */
  maxConnectionsPerAddress: number | undefined;
  /** `null`: no metrics are kept. */
  metrics: { port: number; host: string } | null;
  stopDelaySeconds: number;
  smtp: SmtpSettings | null;
  /** `null`: messages of the contact page are kept, and mailed to nobody. */
  contactAddress: string | null;
  /** Administrators who run the installation; none: nobody has the operator's inbox. */
  operators: readonly string[];
  /** How the server speaks to addresses that somebody outside has named. */
  outward: { insideHosts: readonly string[]; byProxy: boolean };
  /** `null`: files are taken without asking a program. */
  fileScanner: string | null;
  /** None: secrets are kept as they are. */
  secretKeys: readonly SecretKey[];
  /** None: no hospital that wants a signature can be connected. */
  clientKeys: readonly ClientKey[];
  /** Of a hospital that wants one and is not here, nobody can be connected. */
  clientSecrets: ClientSecrets;
  /** None: no app is told who logs in, but of a demo. */
  identityKeys: readonly IdentityKey[];
  /** `null`: no line of the logs is ever cut. */
  auditRetentionYears: number | null;
  /** `null`: the logs are sent nowhere. */
  auditSink: AuditSink | null;
}
