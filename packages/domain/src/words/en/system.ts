import type { SystemGrant } from '../../systems/scopes.ts';
import { english } from '../english.ts';

/** What a system may do, as an administrator decides it. */
const grants = {
  people: 'See patients, staff and care teams',
  readings: 'See readings',
  devices: 'See devices and orders',
  alerts: 'See alerts about readings',
  records: 'See health records: conditions, medicines, visits and more',
  documents: 'See files and documents',
  messages: 'See messages with patients',
  consent: 'See consents',
  charges: 'See what is billed',
  access: 'See who looked at a record',
  subscriptions: 'Be told at once of new readings and alerts that it may see',
  sendReadings: 'Send readings',
} satisfies Record<SystemGrant, string>;

/** The sentences of the systems that are connected to a clinic, for its administrators. @see ADR 55 */
export const systemWords = english({
  title: 'Connected systems',
  note: "Other systems, such as an EHR, that read your clinic's data by FHIR or send readings",
  grants,
  loading: {
    failed: "Couldn't load the connected systems. Try again.",
    tookTooLong: 'Loading the connected systems took too long. Try again.',
  },
  hospitals: 'Hospitals of your patients',
  empty: 'No systems yet',
  emptyHint: 'Connect one, so that what you know here reaches your EHR.',
  unreadable: { one: "{count} system couldn't be shown", other: "{count} systems couldn't be shown" },
  add: 'Connect System',
  connected: 'Connected {date}',
  used: 'Last used {date}',
  neverUsed: 'Never used',
  may: 'May: {list}',
  keys: 'Keys: {list}',
  end: 'Disconnect',
  of: '{name}, connected {date}',
  dialog: {
    title: 'Connect a system',
    says: 'The system shows who it is with a key of its own. Paste its public key; its private key stays with it.',
    name: 'Name',
    nameHint: 'As patients and staff will see it, such as the name of your EHR',
    grants: 'What it may do',
    keys: 'Public keys',
    keysHint: 'A JSON Web Key Set with keys for ES384 or RS384',
    connect: 'Connect',
    busy: 'Connecting…',
    cancel: 'Cancel',
    done: 'Done',
    ready: 'Connected. Enter these in the system:',
    id: 'Client ID',
    token: 'Token address',
    base: 'FHIR address',
    codeFailed: "Couldn't open this. Check your connection and try again.",
    errors: {
      required: 'This is needed',
      tooLong: 'Use at most 80 characters',
      notKeys: "These aren't public keys for ES384 or RS384, each with a kid",
      privateKey: 'This is a private key. Keep it secret and paste the public one.',
      twice: 'Two keys have the same kid',
    },
  },
  ending: {
    title: 'Disconnect {name}?',
    says: 'It can read and send nothing from now on. What it has read stays with it.',
    keep: 'Keep It',
    busy: 'Disconnecting…',
    done: 'System disconnected.',
    gone: 'This system was already disconnected.',
  },
});
