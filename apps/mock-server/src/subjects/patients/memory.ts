import { fullName } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { changesOf, type Patient, type Patients, type StoredPatient as SeedPatient } from './contract.ts';
import { isOwnRecord, noLife } from './life.ts';
import { newPatient } from './newPatient.ts';
import { compareTexts, foldName, usernameKey } from './search.ts';
import type {} from './state.ts';

/** The patients of a memory store. */
export function memoryPatients(state: MemoryState): Patients {
  const found = (patient: SeedPatient | undefined): Patient | null =>
    patient ? patientOf(state, patient) : null;
  return {
    async find(userId) {
      return found(state.patients.find(({ patientId }) => patientId === userId));
    },
    async findByUsername(key, clinic) {
      const isMeant = ({ username, clinicId }: SeedPatient) =>
        clinicId === clinic && usernameKey(username) === key;
      return found(state.patients.find(isMeant));
    },
    async inClinic(clinicId, after, most) {
      return state.patients
        .filter((each) => each.clinicId === clinicId && (after === null || each.patientId > after))
        .sort((a, b) => compareTexts(a.patientId, b.patientId))
        .slice(0, most)
        .map((each) => patientOf(state, each));
    },
    async bornOn(clinicId, birthDate) {
      return state.patients
        .filter((each) => each.clinicId === clinicId && each.birthDate === birthDate && isOwnRecord(each))
        .sort((a, b) => compareTexts(a.patientId, b.patientId))
        .map((each) => patientOf(state, each));
    },
    async enroll(enrollment, actor) {
      const { clinicId } = actor;
      const { patient, patientId } = enrollment;
      const key = usernameKey(patient.username);
      const everybody = [...state.patients, ...state.accounts];
      const isTaken = everybody.some(
        (each) => each.clinicId === clinicId && usernameKey(each.username) === key,
      );
      if (isTaken) return 'taken';
      const isSame = (each: SeedPatient) =>
        each.clinicId === clinicId && each.birthDate === patient.dob && foldName(each) === foldName(patient);
      if (!patient.isAnother && state.patients.some(isSame)) return 'duplicate';
      const timeZone = state.clinics.find((each) => each.clinicId === clinicId)?.timeZone ?? 'UTC';
      state.patients.push(newPatient(enrollment, actor, timeZone));
      state.audit.push(auditEntry(actor, 'patient.enrolled', patientId));
      return 'enrolled';
    },
    async countDevices(id) {
      const statuses = state.orders
        .filter(({ order }) => order.patientId === id)
        .map(({ order }) => order.status);
      const activeDevices = statuses.filter((status) => status === 'Activated').length;
      const gone = statuses.filter((status) => status === 'Deactivated').length;
      return { activeDevices, openOrders: statuses.length - activeDevices - gone };
    },
  };
}

function patientOf({ accounts, clinicName }: MemoryState, patient: SeedPatient): Patient {
  const { providerId, life = noLife, ...same } = patient;
  const provider = accounts.find(({ accountId }) => accountId === providerId);
  return {
    ...structuredClone(same),
    life: structuredClone(life),
    changed: changesOf(patient),
    clinicName: clinicName(patient.clinicId),
    provider: provider ? { userId: provider.accountId, name: fullName(provider) } : null,
  };
}
