import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '../src/server/clientAddress.ts';
import { readEnvironment } from '../src/server/environment.ts';

const admin = {
  ADMIN_EMAIL: 'admin@clinic.example',
  ADMIN_PASSWORD: 'twelve or more',
  ADMIN_CLINIC: 'Some Clinic',
};

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnvironment({ PORT: '', PATH: '/bin' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      apiHost: '',
      portalOrigin: undefined,
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      rowSecurity: true,
      keepsStatements: true,
      dataFolder: undefined,
      seed: 'demo',
      administrator: null,
      proxies: 0,
      callRates: { perToken: 600, perAddress: 3000 },
      maxConnections: 2000,
      maxConnectionsPerAddress: 600,
      metrics: null,
      stopDelaySeconds: 0,
      smtp: null,
      contactAddress: null,
      operators: [],
      outward: { insideHosts: [], byProxy: false },
      fileScanner: null,
      secretKeys: [],
      clientKeys: [],
      clientSecrets: new Map(),
      identityKeys: [],
      auditRetentionYears: null,
      auditSink: null,
    });
  });

  test('sets everything', () => {
    const settings = readEnvironment({
      ...admin,
      PORT: '8080',
      HOST: '127.0.0.1',
      API_HOST: 'https://api.example.com/',
      PORTAL_ORIGIN: 'https://portal.example.com/',
      CLINIC_TIME_ZONE: 'America/Denver',
      DATABASE_URL: 'postgres://user:secret@db/rpm?sslmode=verify-full',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db/rpm?sslmode=verify-full',
      DATABASE_PREPARE: 'off',
      ROW_SECURITY: 'off',
      RPM_DATA: '/data',
      SEED: 'none',
      SEED_AT: '2026-11-20T20:00:00Z',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_TOKEN: '60',
      RATE_LIMIT_PER_ADDRESS: '90',
      MAX_CONNECTIONS: '50',
      MAX_CONNECTIONS_PER_ADDRESS: '20',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      STOP_DELAY_SECONDS: '5',
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_FROM: 'clinic@example.com',
      CONTACT_EMAIL: 'desk@example.com',
      OPERATORS: 'boss@example.com, second@example.com',
      INSIDE_HOSTS: 'ehr.internal, 10.0.0.7',
      NODE_USE_ENV_PROXY: '1',
      FILE_SCANNER: 'clamdscan --no-summary -',
      AUDIT_SINK_URL: 'https://collector.example.com/v1/logs',
      AUDIT_SINK_TOKEN: 'open-sesame',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      apiHost: 'https://api.example.com',
      portalOrigin: 'https://portal.example.com',
      databaseUrl: 'postgres://user:secret@db/rpm?sslmode=verify-full',
      databaseOwnerUrl: 'postgres://owner:secret@db/rpm?sslmode=verify-full',
      rowSecurity: false,
      keepsStatements: false,
      dataFolder: '/data',
      seed: 'none',
      seedAt: new Date('2026-11-20T20:00:00Z'),
      administrator: {
        email: 'admin@clinic.example',
        password: 'twelve or more',
        clinic: 'Some Clinic',
        timeZone: 'America/Denver',
      },
      proxies: 1,
      callRates: { perToken: 60, perAddress: 90 },
      maxConnections: 50,
      maxConnectionsPerAddress: undefined,
      metrics: { port: 9464, host: '10.0.0.5' },
      stopDelaySeconds: 5,
      smtp: { url: 'smtps://user:secret@mail.example.com:465', from: 'clinic@example.com' },
      contactAddress: 'desk@example.com',
      operators: ['boss@example.com', 'second@example.com'],
      outward: { insideHosts: ['ehr.internal', '10.0.0.7'], byProxy: true },
      fileScanner: 'clamdscan --no-summary -',
      secretKeys: [],
      clientKeys: [],
      clientSecrets: new Map(),
      identityKeys: [],
      auditRetentionYears: null,
      auditSink: { url: 'https://collector.example.com/v1/logs', token: 'open-sesame' },
    });
  });

  test.each([
    ['http://collector.example.com/v1/logs', 'not by https'],
    ['https://user:hush@collector.example.com/v1/logs', 'must hold no user'],
    ['collector.example.com', 'must be an address'],
  ])(
    'a collector of the logs is spoken to by https, and opened by a token (ASVS 16.4.3): %s',
    (url, said) => {
      expect(() => readEnvironment({ AUDIT_SINK_URL: url })).toThrow(said);
      expect(() => readEnvironment({ AUDIT_SINK_URL: url })).not.toThrow('hush');
    },
  );

  test('a collector on this machine may be spoken to without TLS; a token alone is no collector', () => {
    const url = 'http://127.0.0.1:4318/v1/logs';
    expect(readEnvironment({ AUDIT_SINK_URL: url }).auditSink).toEqual({ url, token: null });
    expect(() => readEnvironment({ AUDIT_SINK_TOKEN: 'hush' })).toThrow(
      'AUDIT_SINK_TOKEN needs AUDIT_SINK_URL',
    );
  });

  test.each([
    ['postgres://user:secret@db.example.com/rpm', {}],
    ['postgres://user:secret@10.0.0.7:5432/rpm?sslmode=disable', {}],
  ])('a database elsewhere needs TLS (F15): %s', (DATABASE_URL, more) => {
    expect(() => readEnvironment({ DATABASE_URL, ...more })).toThrow('sslmode=verify-full');
    expect(() => readEnvironment({ DATABASE_URL })).not.toThrow('secret');
    expect(readEnvironment({ DATABASE_URL, DATABASE_TLS: 'off' }).databaseUrl).toBe(DATABASE_URL);
  });

  test.each([
    'postgres://user@localhost/rpm',
    'postgres://user@127.0.0.1:5433/rpm',
    'postgres://user@[::1]/rpm',
    'postgres:///rpm?host=/var/run/postgresql',
    'postgres://user:secret@db.example.com/rpm?sslmode=require',
  ])('a database here, or with TLS, is taken (F15): %s', (DATABASE_URL) => {
    expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test('the demo, whose passwords are public, is on a network only when it was asked for (F31)', () => {
    expect(readEnvironment({}).host).toBe('127.0.0.1');
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow('SEED=none');
    expect(readEnvironment({ HOST: '0.0.0.0', SEED: 'demo' }).seed).toBe('demo');
    expect(readEnvironment({ HOST: '0.0.0.0', SEED: 'none' }).seed).toBe('none');
  });

  test('keeps the metrics to this machine unless it is told otherwise', () => {
    expect(readEnvironment({ METRICS_PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1' });
    expect(readEnvironment({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_HOST', 'api.internal'],
    ['API_HOST', "https://a.example; script-src 'unsafe-inline'"],
    ['DATABASE_URL', 'mysql://secret'],
    ['SEED', 'yes'],
    ['SEED_AT', 'yesterday'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['CLINIC_TIME_ZONE', 'Moon/Base'],
    ['TRUST_PROXY', 'maybe'],
    ['RATE_LIMIT_PER_TOKEN', '-7'],
    ['RATE_LIMIT_PER_ADDRESS', '2.5'],
    ['MAX_CONNECTIONS', 'many'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', '   '],
    ['STOP_DELAY_SECONDS', '61'],
    ['SMTP_URL', 'mail.internal'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['CONTACT_EMAIL', 'nobody'],
    ['OPERATORS', 'boss@example.com,nobody'],
    ['INSIDE_HOSTS', 'https://ehr.internal'],
    ['NODE_USE_ENV_PROXY', 'yes'],
  ])('%s=%s is refused by name, and the value is not repeated', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(value);
  });

  test('is described, every variable of it', async () => {
    const read = (file: string) => readFile(path.resolve(import.meta.dirname, file), 'utf8');
    const known = (await read('../src/server/environment.ts')).matchAll(/^ {2}([A-Z_]+): z\./gm);
    const rows = (await read('../../../docs/operations.md'))
      .split('\n')
      .filter((row) => row.startsWith('| `'));
    const described = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z]+(_[A-Z]+)*(?=`)/g) ?? []);
    expect(described.toSorted()).toEqual([...known].map(([, name]) => name).toSorted());
  });

  test('names all that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT must be .*\nSEED must be .*$/);
  });

  test.each(Object.keys(admin))('an administrator without %s is half a one', (name) => {
    expect(() => readEnvironment({ ...admin, [name]: '' })).toThrow('belong together');
  });
});

test.each([{ SMTP_URL: 'smtp://mail.example.com' }, { MAIL_FROM: 'clinic@example.com' }])(
  'half a setting for mail is refused',
  (variables) => {
    expect(() => readEnvironment(variables)).toThrow('SMTP_URL and MAIL_FROM belong together');
  },
);

describe('where a request comes from', () => {
  const env = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const request = (forwarded?: string) =>
    new Request('http://here.example/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {});

  test('is the connection, whatever the request says', () => {
    expect(clientAddress(0)(request('1.2.3.4'), env('10.0.0.9'))).toBe('10.0.0.9');
  });
  test('is what our own proxy wrote, behind a proxy: the last of the list', () => {
    expect(clientAddress(1)(request('6.6.6.6, 1.2.3.4'), env('10.0.0.9'))).toBe('1.2.3.4');
    expect(clientAddress(1)(request(), env('10.0.0.9'))).toBe('10.0.0.9');
  });
  test.each([
    [1, '6.6.6.6, 1.2.3.4, 10.0.0.1', '10.0.0.1'],
    [2, '6.6.6.6, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    [3, '1.2.3.4, 10.0.0.1', '1.2.3.4'],
  ])('is, behind %i proxies, so many from the right of "%s": %s (F3)', (proxies, forwarded, address) => {
    expect(clientAddress(proxies)(request(forwarded), env('10.0.0.9'))).toBe(address);
  });
  test.each([
    ['0', 0],
    ['1', 1],
    ['true', 1],
    ['false', 0],
    ['2', 2],
  ])('TRUST_PROXY=%s are %i proxies', (given, proxies) => {
    expect(readEnvironment({ TRUST_PROXY: given }).proxies).toBe(proxies);
  });
  test.each(['-1', '11', '1.5', 'yes'])('TRUST_PROXY=%s is refused', (given) => {
    expect(() => readEnvironment({ TRUST_PROXY: given })).toThrow('TRUST_PROXY must be');
  });
  test.each([
    ['::ffff:10.0.0.9', '10.0.0.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(clientAddress(0)(request(), env(address))).toBe(network);
  });
  test('is one and the same for all when it cannot be known', () => {
    expect(clientAddress(0)(request(), undefined)).toBe('unknown');
  });
});
