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
      host: undefined,
      apiHost: '',
      databaseUrl: undefined,
      dataFolder: undefined,
      seed: 'demo',
      administrator: null,
      trustProxy: false,
      smtp: null,
    });
  });

  test('sets everything', () => {
    const settings = readEnvironment({
      ...admin,
      PORT: '8080',
      HOST: '127.0.0.1',
      API_HOST: 'https://api.example.com/',
      DATABASE_URL: 'postgres://user:secret@db/rpm',
      RPM_DATA: '/data',
      SEED: 'none',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://user:secret@mail.example.com:465',
      MAIL_FROM: 'clinic@example.com',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      apiHost: 'https://api.example.com',
      databaseUrl: 'postgres://user:secret@db/rpm',
      dataFolder: '/data',
      seed: 'none',
      administrator: { email: 'admin@clinic.example', password: 'twelve or more', clinic: 'Some Clinic' },
      trustProxy: true,
      smtp: { url: 'smtps://user:secret@mail.example.com:465', from: 'clinic@example.com' },
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['API_HOST', 'api.internal'],
    ['API_HOST', "https://a.example; script-src 'unsafe-inline'"],
    ['DATABASE_URL', 'mysql://secret'],
    ['SEED', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['SMTP_URL', 'mail.internal'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
  ])('%s=%s is refused by name, and the value is not repeated', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be `));
    expect(read).not.toThrow(value);
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
    expect(clientAddress(false)(request('1.2.3.4'), env('10.0.0.9'))).toBe('10.0.0.9');
  });
  test('is what our own proxy wrote, behind a proxy: the last of the list', () => {
    expect(clientAddress(true)(request('6.6.6.6, 1.2.3.4'), env('10.0.0.9'))).toBe('1.2.3.4');
    expect(clientAddress(true)(request(), env('10.0.0.9'))).toBe('10.0.0.9');
  });
  test.each([
    ['::ffff:10.0.0.9', '10.0.0.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(clientAddress(false)(request(), env(address))).toBe(network);
  });
  test('is one and the same for all when it cannot be known', () => {
    expect(clientAddress(false)(request(), undefined)).toBe('unknown');
  });
});
