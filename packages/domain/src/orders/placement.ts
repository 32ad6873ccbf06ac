import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Address, type AddressChoice, addressErrors, NewAddress } from '../patients/address.ts';
import { fullName, NameParts } from '../patients/names.ts';
import { limitFaults } from '../ranges/limitRules.ts';
import { endsOf, fourOf, LimitEnds, limitsOfEnds, withoutGaps } from '../ranges/limitShapes.ts';
import { formatStamp } from '../time/time.ts';
import type { ParameterLimits } from '../vitals/readings.ts';
import { vitalParameter } from '../vitals/vitalParameters.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { compareStamps, Day, FilledText, Id, ShortText, Stamp } from '../wire/fields.ts';
import { type DeliveryMode, deliveryModes } from './order.ts';

/** Each judged by `limitFaults`. */
const OrderedLimits = z.record(z.string(), LimitEnds).check(
  z.superRefine((all, context) => {
    for (const [parameter, ends] of Object.entries(all)) {
      const four = { parameter, ...fourOf(limitsOfEnds(ends)) };
      for (const message of Object.values(limitFaults(four))) {
        context.addIssue({ code: 'custom', path: [parameter], message });
      }
    }
  }),
);

/** One vital of an ordered device, with how it is watched. @see PAY-04 */
export const OrderedVital = z
  .object({
    mrSubType: z.enum(vitalKinds),
    monitoring: z.object({
      period: z.object({ startTime: Stamp, endTime: Stamp }).check(
        z.refine(({ startTime, endTime }) => !(compareStamps(startTime, endTime) >= 0), {
          path: ['endTime'],
        }),
      ),
      /** By parameter; one that is left out gets no limits of its own. */
      limits: OrderedLimits,
    }),
  })
  .check(
    z.refine(
      ({ mrSubType, monitoring }) =>
        Object.keys(monitoring.limits).every((each) => vitalParameter(mrSubType, each) !== undefined),
      { path: ['monitoring', 'limits'] },
    ),
  );
export type OrderedVital = z.infer<typeof OrderedVital>;

/** One device of an order. @see PAY-03 */
export const OrderedDevice = z.object({
  mrSubSource: ShortText,
  deviceName: ShortText,
  deviceModel: ShortText,
  brand: ShortText,
  deviceId: Id,
  imgSource: ShortText,
  /** Known only once the device is activated. */
  deviceSerialId: z.nullable(z.string().check(z.maxLength(limits.serialMaxCharacters))),
  vitals: z
    .array(OrderedVital)
    .check(z.refine((vitals) => new Set(vitals.map(({ mrSubType }) => mrSubType)).size === vitals.length)),
});

/** What `placeDeviceOrder` sends. The server takes identity and clinic from the session (behaviour R28). @see PAY-01 to PAY-06 */
export const Placement = z
  .object({
    /** The provider. */
    dUserId: Id,
    pUserId: Id,
    pUsername: Id,
    pFirstName: ShortText,
    pMiddleName: ShortText,
    pLastName: ShortText,
    pdob: Day,
    pGender: ShortText,
    clinic: FilledText,
    modeOfDelivery: z.enum(deliveryModes),
    /** Full name. */
    provider: ShortText,
    address: z.optional(Address),
    orders: z.array(OrderedDevice).check(z.minLength(1), z.maxLength(limits.orderMaxDevices)),
  })
  // PAY-02: only for Mail, and then always.
  .check(
    z.refine(({ modeOfDelivery, address }) => (modeOfDelivery === 'Mail') === (address !== undefined), {
      path: ['address'],
    }),
  );
export type Placement = z.infer<typeof Placement>;

/** A patient as an order names one. Missing name parts are sent as empty texts. */
export const OrderPatient = z.extend(NameParts, {
  userId: Id,
  username: Id,
  dob: z.string(),
  gender: z.string(),
});
export type OrderPatient = z.infer<typeof OrderPatient>;

/** A vital of the draft: the instants of its range, and the limits by parameter. */
export interface DraftVital {
  mrSubType: VitalKind;
  start: Date;
  end: Date;
  limits: ReadonlyMap<string, ParameterLimits>;
}

/** A chosen device. */
export interface DraftDevice extends Omit<z.infer<typeof OrderedDevice>, 'vitals' | 'deviceSerialId'> {
  vitals: readonly DraftVital[];
}

/** What the Review Order screen holds. */
export interface OrderDraft {
  provider: { userId: string } & NameParts;
  patient: OrderPatient;
  clinic: string;
  /** `null` until the user chooses (REV-02). */
  mode: DeliveryMode | null;
  address: AddressChoice;
  devices: readonly DraftDevice[];
}

/**
 * What placing the draft sends.
 *
 * @param draft as `confirmRefusal` lets pass
 * @param mode the chosen delivery mode
 * @see PAY-01 to PAY-06
 */
export function placementOf(draft: OrderDraft, mode: DeliveryMode): Placement {
  const { provider, patient, clinic, address, devices } = draft;
  const orders = devices.map((device) => ({
    mrSubSource: device.mrSubSource,
    deviceName: device.deviceName,
    deviceModel: device.deviceModel,
    brand: device.brand,
    deviceId: device.deviceId,
    imgSource: device.imgSource,
    deviceSerialId: null,
    vitals: device.vitals.map(({ mrSubType, start, end, limits: byParameter }) => ({
      mrSubType,
      monitoring: {
        period: { startTime: formatStamp(start), endTime: formatStamp(end) },
        limits: Object.fromEntries(
          [...byParameter].map(([parameter, each]) => [parameter, endsOf(withoutGaps(each))]),
        ),
      },
    })),
  }));
  return {
    dUserId: provider.userId,
    pUserId: patient.userId,
    pUsername: patient.username,
    pFirstName: patient.firstName ?? '',
    pMiddleName: patient.middleName ?? '',
    pLastName: patient.lastName ?? '',
    pdob: patient.dob,
    pGender: patient.gender,
    clinic,
    modeOfDelivery: mode,
    provider: fullName(provider),
    ...(mode === 'Mail' && {
      address: address.kind === 'new' ? NewAddress.parse(address.address) : address.address,
    }),
    orders,
  };
}

/** Why Confirm Order does nothing; each has its sentence in `orderWords.review.cannotConfirm`. */
export type ConfirmRefusal =
  | 'notLoaded'
  | 'noDevice'
  | 'patientChanged'
  | 'noDeliveryMode'
  | 'addressErrors'
  | 'offline'
  | 'recordIncomplete'
  | 'noProvider'
  | 'deviceGone';

/** What decides beside the draft whether it can be placed. */
export interface ConfirmCircumstances {
  isOnline: boolean;
  /** Patient, devices and limits are there, so that what is confirmed is what is seen. */
  isLoaded?: boolean;
  /** Another tab chose another patient: the devices may not be that one's (behaviour 1c). */
  isPatientChanged: boolean;
  /** A chosen device is no longer one of the clinic's. */
  isDeviceGone?: boolean;
  /** The record has what an order must say of the patient. */
  isRecordComplete?: boolean;
  /** Somebody of the clinic who may order is known. */
  hasProvider?: boolean;
}

/**
 * Why the draft cannot be placed, or `null` when it can.
 *
 * Without a delivery mode the button is disabled; with address errors it can be pressed and does nothing but show them
 * (REV-05). A Pickup has no address to be wrong.
 *
 * @see REV-02, REV-05
 */
export function confirmRefusal(
  { mode, address, devices }: Pick<OrderDraft, 'mode' | 'address' | 'devices'>,
  {
    isOnline,
    isPatientChanged,
    isLoaded = true,
    isDeviceGone = false,
    isRecordComplete = true,
    hasProvider = true,
  }: ConfirmCircumstances,
): ConfirmRefusal | null {
  if (isPatientChanged) return 'patientChanged';
  if (!isLoaded) return 'notLoaded';
  if (isDeviceGone) return 'deviceGone';
  if (devices.length === 0) return 'noDevice';
  if (!isRecordComplete) return 'recordIncomplete';
  if (!hasProvider) return 'noProvider';
  if (mode === null) return 'noDeliveryMode';
  if (mode === 'Mail' && Object.keys(addressErrors(address)).length > 0) return 'addressErrors';
  return isOnline ? null : 'offline';
}
