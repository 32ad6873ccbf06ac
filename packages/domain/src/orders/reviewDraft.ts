import { roleKind } from '../accounts/roles.ts';
import type { UserRecord } from '../accounts/session.ts';
import { addressErrors } from '../patients/address.ts';
import type { PatientInfo } from '../patients/patient.ts';
import { readCalendarDate } from '../time/time.ts';
import type { ChosenDevice } from './chosenDevices.ts';
import { addressChoice, type Delivery } from './delivery.ts';
import {
  type ConfirmCircumstances,
  type ConfirmRefusal,
  confirmRefusal,
  type OrderDraft,
} from './placement.ts';

type Provider = OrderDraft['provider'];

/** Who orders: the provider who is logged in, else the one who is responsible for the patient. @see PAY-01, ROL-02 */
export function orderingProvider(user: UserRecord, patient: PatientInfo): Provider | null {
  if (roleKind(user.role) === 'provider') return user;
  return patient.provider && { userId: patient.provider.userId, firstName: patient.provider.name };
}

const isDay = (text: string | null): text is string => readCalendarDate(String(text)) !== null;

/** The order as it would be sent now, and why it cannot be. */
export interface Reviewed {
  /** `null` when the record lacks what an order must say, or nobody may order. */
  draft: OrderDraft | null;
  refusal: ConfirmRefusal | null;
  /** How many fields of the address are wrong. */
  wrongFields: number;
}

/**
 * Puts together what the screen holds.
 *
 * @param devices `[]` while they are not loaded
 * @see REV-02, REV-03, REV-05, PAY-01
 */
export function reviewDraft(
  user: UserRecord,
  patient: PatientInfo,
  devices: readonly ChosenDevice[],
  delivery: Delivery,
  circumstances: Pick<ConfirmCircumstances, 'isOnline' | 'isLoaded' | 'isPatientChanged' | 'isDeviceGone'>,
): Reviewed {
  const { userId, username, dob } = patient;
  const address = addressChoice(delivery, patient.address);
  const provider = orderingProvider(user, patient);
  const isRecordComplete = userId !== null && username !== null && isDay(dob);
  const refusal = confirmRefusal(
    { mode: delivery.mode, address, devices },
    { ...circumstances, isRecordComplete, hasProvider: provider !== null },
  );
  const wrongFields = delivery.mode === 'Mail' ? Object.keys(addressErrors(address)).length : 0;
  if (!isRecordComplete || !provider) return { draft: null, refusal, wrongFields };
  const { firstName, middleName, lastName, gender } = patient;
  return {
    draft: {
      provider,
      patient: { userId, username, firstName, middleName, lastName, dob, gender: gender ?? '' },
      clinic: user.clinicName,
      mode: delivery.mode,
      address,
      devices,
    },
    refusal,
    wrongFields,
  };
}
