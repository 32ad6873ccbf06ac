import { type DeviceUse, dataDaysOf, fullName, NO_SERIAL, roleKind } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import type { StoredPatient } from '../patients/contract.ts';
import { isOwnRecord } from '../patients/life.ts';
import { memoryTimes } from '../timer/memory.ts';
import { billsOf } from './billsOf.ts';
import { type Ledger, workOf } from './ledger.contract.ts';

/** What bills rest on, of a memory store. */
export function memoryLedger(state: MemoryState): Ledger {
  const isPhysicians = (authorId: string) =>
    roleKind(state.accounts.find(({ accountId }) => accountId === authorId)?.role ?? '') === 'provider';
  return {
    async care({ clinicId, patientIds, now, ...month }) {
      const patients = state.patients.filter(
        (each) =>
          each.clinicId === clinicId && isOwnRecord(each) && (patientIds?.includes(each.patientId) ?? true),
      );
      const ids = patients.map(({ patientId }) => patientId);
      const work = await memoryTimes(state).stretches(ids, workOf(month), now);
      return patients.map(({ patientId, providerId, timeZone, zones, ...patient }) => ({
        patientId,
        name: fullName(patient),
        phone: patient.phone,
        birthDate: patient.birthDate,
        gender: patient.gender,
        timeZone,
        provider: providerId === null ? null : personOf(state, providerId),
        consentDay: patient.consentDate,
        dischargeDay: patient.life?.discharge?.day ?? null,
        dataDays: dataDaysIn(state, { patientId, timeZone, ...(zones && { zones }) }, now),
        uses: usesOf(state, patientId),
        work: (work.get(patientId) ?? []).map(({ start, end, isInteractive, authorId }) => ({
          start,
          end,
          isInteractive,
          isPhysicians: isPhysicians(authorId),
        })),
        ...billsOf(
          state.bills.filter(({ userId }) => userId === patientId),
          month,
        ),
      }));
    },
  };
}

/** The days with data of a patient. */
export const dataDaysIn = (
  state: MemoryState,
  { patientId, timeZone, zones }: Pick<StoredPatient, 'patientId' | 'timeZone' | 'zones'>,
  now: Date,
): string[] =>
  dataDaysOf(
    [...(state.readings().get(patientId)?.values() ?? [])].map(({ at, serial }) => ({
      at,
      isDevices: serial !== NO_SERIAL,
    })),
    zones ?? [{ from: new Date(0), timeZone }],
    now,
  );

/** From when to when a patient had devices in use. */
export const usesOf = ({ orders }: MemoryState, patientId: string): DeviceUse[] =>
  orders
    .flatMap(({ order, deactivatedAt }) => {
      const { activatedAt: from, orderId, deviceName, serial, status } = order;
      return order.patientId === patientId && from
        ? [
            {
              orderId,
              name: deviceName ?? '',
              serial: serial ?? '',
              from,
              to: deactivatedAt ?? null,
              isInUse: status === 'Activated',
            },
          ]
        : [];
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime());
