import { formatStamp, orderStatuses, type ResourceType } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredPatient } from '../patients/contract.ts';
import { isInCare, isOwnRecord } from '../patients/life.ts';
import { compareTexts, foldName } from '../patients/search.ts';
import { readingFacts } from '../readings/readingFacts.memory.ts';
import type { Candidates } from './contract.ts';

/** Those who have no device, of a memory store. */
export function memoryCandidates(state: MemoryState): Candidates {
  const inCare = (clinicId: string) =>
    state.patients.filter((each) => each.clinicId === clinicId && isOwnRecord(each) && isInCare(each));
  const recordsOf = (patientId: string, type: ResourceType) =>
    state.records
      .filter((each) => each.patientId === patientId && each.resourceType === type)
      .sort((a, b) => b.at.getTime() - a.at.getTime() || compareTexts(a.recordId, b.recordId));
  const statusesOf = (patientId: string) =>
    state.orders.flatMap(({ order }) => (order.patientId === patientId ? [order.status] : []));
  const worstOf = (patient: StoredPatient) => readingFacts(state, patient).worst;
  return {
    async scan(clinicId) {
      return inCare(clinicId)
        .filter(({ patientId }) => !statusesOf(patientId).includes('Activated'))
        .map((patient) => {
          const { patientId, firstName, middleName, lastName, birthDate } = patient;
          const worst = worstOf(patient);
          return {
            patientId,
            firstName,
            middleName,
            lastName,
            birthDate,
            nameKey: foldName(patient),
            codes: recordsOf(patientId, 'Condition')
              .filter(({ status }) => status === 'active')
              .map(({ code }) => code),
            procedures: recordsOf(patientId, 'Procedure').length,
            lastVisit: recordsOf(patientId, 'Encounter')[0]?.at ?? null,
            latest: worst && { class: worst.class, at: worst.at },
            hasOrder: statusesOf(patientId).some((status) => isUnderWay(status)),
          };
        });
    },
    async inCare(clinicId) {
      return inCare(clinicId).length;
    },
    async details(patientIds) {
      const patients = state.patients.filter(({ patientId }) => patientIds.includes(patientId));
      return new Map(
        patients.map((patient) => {
          const { patientId } = patient;
          const [visit] = recordsOf(patientId, 'Encounter');
          const [lab] = recordsOf(patientId, 'DiagnosticReport');
          const worst = worstOf(patient);
          return [
            patientId,
            {
              lastVisit: visit ? { time: formatStamp(visit.at), performer: visit.performer } : null,
              lastLab: lab
                ? { time: formatStamp(lab.at), display: lab.display, result: lab.results?.[0] ?? null }
                : null,
              latest: worst && {
                vital: worst.vital,
                takenAt: worst.at,
                class: worst.class,
                values: { ...worst.values },
              },
            },
          ] as const;
        }),
      );
    },
  };
}

/** Whether a device is on its way: ordered, and neither in use nor given back. */
const isUnderWay = (status: string | null) =>
  orderStatuses.some((each) => each === status) && status !== 'Activated' && status !== 'Deactivated';
