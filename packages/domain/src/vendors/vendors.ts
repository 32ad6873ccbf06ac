import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, Id, OrderId, Stamp } from '../wire/fields.ts';
import { readImpilo } from './impilo.ts';
import { readTenovi } from './tenovi.ts';
import { type VendorItem, vendorFaults } from './vendorItem.ts';

/** The vendors whose deliveries are understood. */
export const vendors = ['tenovi', 'impilo'] as const;
export type Vendor = (typeof vendors)[number];

const adapters: Readonly<Record<Vendor, (payload: unknown) => VendorItem[]>> = {
  tenovi: readTenovi,
  impilo: readImpilo,
};

/**
 * What is in a delivery of a vendor, item by item. It never throws.
 *
 * @param payload the JSON that came, whatever it is
 */
export const readDelivery = (vendor: Vendor, payload: unknown): VendorItem[] => adapters[vendor](payload);

/** What a vendor sends: an object, or several of them. */
export const VendorPayload = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(limits.readingsAtOnce)),
]);

/** What became of a delivery. */
export const VendorDelivered = z.object({
  message: z.string(),
  accepted: Count,
  duplicates: Count,
  /** Readings of devices that nobody has yet: they wait. */
  waiting: Count,
  /** Items that are nothing of ours. */
  ignored: Count,
  /** Those that could not be taken: their place in the delivery, and why. */
  refused: z.array(
    z.object({ at: Count, code: z.enum([...vendorFaults, 'notMeasured', 'crossed', 'time']) }),
  ),
});
export type VendorDelivered = z.infer<typeof VendorDelivered>;

/** A vendor that delivers to a clinic. */
export const VendorConnection = z.object({
  connectionId: Id,
  vendor: z.enum(vendors),
  made: Stamp,
  /** When something came last; `null` before that. */
  heard: z.nullable(Stamp),
  /** Until when the secret before the newest one is good as well; `null` when there is none. */
  oldUntil: z.nullable(Stamp),
});
export type VendorConnection = z.infer<typeof VendorConnection>;

export const NewVendorConnection = z.object({ vendor: z.enum(vendors) });
export const NamedVendorConnection = z.object({ connectionId: Id });

/** What making a connection or renewing its secret answers: the secret is shown this once. */
export const VendorSecret = z.object({ message: z.string(), connectionId: Id, secret: z.string() });

/** A device whose readings came, and which nobody has. */
export const WaitingDevice = z.object({
  connectionId: Id,
  vendor: z.enum(vendors),
  serial: z.string(),
  /** What it measured. */
  vitals: z.array(z.enum(vitalKinds)),
  count: Count,
  first: Stamp,
  last: Stamp,
});
export type WaitingDevice = z.infer<typeof WaitingDevice>;

const named = {
  connectionId: Id,
  serial: z.string().check(z.minLength(1), z.maxLength(limits.idMaxCharacters)),
};
/** Says whose device it is, by the order that gave it to a patient. */
export const DeviceBinding = z.object({ ...named, orderId: OrderId });
/** What became of the readings that waited: those from before its activation stay. */
export const DeviceBound = z.object({ message: z.string(), accepted: Count, earlier: Count });
/** Lets go of what waits of a device. */
export const WaitingDismissal = z.object(named);
