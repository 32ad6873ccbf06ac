import * as z from 'zod/mini';
import { vitalKinds } from '../vitals/vitals.ts';
import { type ReadRows, readRows, wireNumber, wireText } from '../wire/wire.ts';

/** One measured quantity of a vital, as a device carries it. A part that is missing or bad reads as `null`. */
export const DeviceParameter = z.object({
  /** Its key in limits and readings: 'systolic'. */
  parameter: z.string().check(z.trim(), z.minLength(1)),
  unit: wireText,
  unitDescription: wireText,
  /** The normal range. */
  min: wireNumber,
  max: wireNumber,
});
export type DeviceParameter = z.infer<typeof DeviceParameter>;

/** A list of which bad entries are dropped; what is no list is an empty one. */
const tolerantList = <Row>(schema: z.ZodMiniType<Row>) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list): Row[] => readRows(schema, list).rows),
    ),
    () => [],
  );

/** A vital that a device measures, with its parameters. */
export const DeviceVital = z.object({ mrSubType: wireText, parameters: tolerantList(DeviceParameter) });
export type DeviceVital = z.infer<typeof DeviceVital>;

/** A device that a clinic can allocate. @see API-14 */
export const SupportedDevice = z.object({
  deviceId: wireText,
  mrSubType: wireText,
  /** Where the readings come from; when it is missing, the brand stands for it. */
  mrSubSource: wireText,
  name: wireText,
  brand: wireText,
  model: wireText,
  imgSource: wireText,
  vitals: tolerantList(DeviceVital),
});
export type SupportedDevice = z.infer<typeof SupportedDevice>;

/** A device that a patient has been allotted. @see API-05 */
export const AllottedDevice = z.object({
  deviceId: wireText,
  deviceName: wireText,
  /** The device type, as the letter and the range screens read it (LET-03). */
  name: wireText,
  imgSource: wireText,
  brand: wireText,
  model: wireText,
  /** An array of vital names, or no data: read it with `vitalCodes`. */
  vitals: z.optional(z.unknown()),
  /** One of STS-01; any other word is shown as it came. */
  status: wireText,
  orderId: wireText,
  /** The provider who placed the order. */
  dUserId: wireText,
  mrSubType: wireText,
  modeOfDelivery: wireText,
  /** When it was ordered: UTC, `YYYYMMDD-HH:MM:SS`. */
  creationTime: wireText,
});
export type AllottedDevice = z.infer<typeof AllottedDevice>;

const deviceList = <Row>(schema: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list): ReadRows<Row> => readRows(schema, list)),
  );

/** The answers of the two device lists: what could be read, and how many could not. @see API-05, API-14 */
export const SupportedDevices = deviceList(SupportedDevice);
export const AllottedDevices = deviceList(AllottedDevice);

/** A path on this origin: one slash at the start, and nothing that a browser strips or turns into a second one. */
const LOCAL = /^\/(?![/\\])[^\p{Cc}\s]*$/u;
const HTTPS = /^https:\/\/[^\p{Cc}\s/\\][^\p{Cc}\s]*$/iu;

/**
 * The address of a device's picture, if it may be loaded: from this origin or over https (behaviour 1c).
 *
 * @returns `null` for everything else, scripts and `data:` included
 */
export function pictureAddress(imgSource: string | null): string | null {
  if (imgSource === null) return null;
  const address = imgSource.trim();
  return LOCAL.test(address) || HTTPS.test(address) ? address : null;
}

const text = z.string();

/** A device that a clinic can allocate, as the server promises it. */
export const SupportedDeviceRow = z.object({
  deviceId: text,
  mrSubType: text,
  mrSubSource: text,
  name: text,
  brand: text,
  model: text,
  imgSource: text,
  vitals: z.array(
    z.object({
      mrSubType: z.enum(vitalKinds),
      parameters: z.array(
        z.object({
          parameter: text,
          unit: text,
          unitDescription: text,
          min: z.nullable(z.number()),
          max: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});

/** A device that a patient has been allotted, as the server promises it: one for each order, the newest first. */
export const AllottedDeviceRow = z.object({
  deviceId: text,
  deviceName: text,
  name: text,
  imgSource: text,
  brand: text,
  model: text,
  vitals: z.array(z.enum(vitalKinds)),
  status: text,
  orderId: text,
  dUserId: text,
  mrSubType: text,
  modeOfDelivery: z.nullable(text),
  creationTime: text,
});
