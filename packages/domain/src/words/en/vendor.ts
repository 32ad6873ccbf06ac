import type { Vendor } from '../../vendors/vendors.ts';
import { english } from '../english.ts';

/** The names of vendors of devices, as they write them. */
const names = { tenovi: 'Tenovi', impilo: 'Impilo' } satisfies Record<Vendor, string>;

/** The sentences of the vendors that deliver readings to a clinic, for its administrators. @see RTE-07 */
export const vendorWords = english({
  title: 'Device vendors',
  note: 'Companies that send the readings of their devices to your clinic',
  names,
  loading: {
    failed: "Couldn't load the device vendors. Try again.",
    tookTooLong: 'Loading the device vendors took too long. Try again.',
  },
  empty: 'No vendors yet',
  emptyHint: 'Connect one to receive readings without a gateway of your own.',
  add: 'Connect Vendor',
  connected: 'Connected {date}',
  heard: 'Last delivery {date}',
  neverHeard: 'Nothing delivered yet',
  oldUntil: 'The old secret works until {date}',
  renew: 'New Secret',
  end: 'Disconnect',
  of: '{name}, connected {date}',
  dialog: {
    add: 'Connect a device vendor',
    renew: 'New secret for {name}',
    vendor: 'Vendor',
    says: 'You get an address and a secret to enter at the vendor. The vendor signs each delivery with the secret.',
    renewSays: 'The old secret works for {hours} more hours, so that nothing is lost while you change it.',
    connect: 'Connect',
    make: 'Make New Secret',
    busy: 'Saving…',
    cancel: 'Cancel',
    once: 'The secret is shown only once. Enter it at the vendor before you close this window.',
    address: 'Delivery address',
    secret: 'Secret',
    how: 'Deliveries are signed as Standard Webhooks describes: HMAC-SHA-256 over webhook-id, webhook-timestamp and the body.',
    done: 'I Copied It',
    codeFailed: "Couldn't open this. Check your connection and try again.",
    gone: 'This vendor was already disconnected.',
  },
  ending: {
    title: 'Disconnect {name}?',
    says: 'Its deliveries are refused from now on. Readings that came stay in the records.',
    keep: 'Keep It',
    busy: 'Disconnecting…',
    done: 'Vendor disconnected.',
    gone: 'This vendor was already disconnected.',
  },
});
