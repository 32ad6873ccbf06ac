import { fullName, isWithin, measuredVitals, type PatientRow } from '@rpm/domain';
import type { Patient } from '../../seed/World.ts';
import type { PatientLists, PatientSearch } from '../contracts/patientList.ts';
import { compareTexts, fold, foldName, usernameKey } from '../search.ts';
import type { MemoryState } from './state.ts';

/** The lists of patients of a memory store. */
export function memoryPatientLists(state: MemoryState): PatientLists {
  return {
    async page(search) {
      const found = state.patients
        .filter((patient) => isFound(patient, search))
        .map((patient) => ({ patient, name: foldName(patient) }))
        .sort(
          (a, b) => compareTexts(a.name, b.name) || compareTexts(a.patient.patientId, b.patient.patientId),
        );
      const first = search.page * search.noOfRows;
      const page = found.slice(first, first + search.noOfRows);
      return { rows: page.map(({ patient }) => rowOf(state, patient, search)), total: found.length };
    },
  };
}

function isFound(patient: Patient, { clinicId, providerId, search = '' }: PatientSearch): boolean {
  if (patient.clinicId !== clinicId) return false;
  if (providerId !== null && patient.providerId !== providerId) return false;
  const part = fold(search.trim());
  return foldName(patient).includes(part) || usernameKey(patient.username).includes(part);
}

function rowOf(
  { accounts, orders, notes }: MemoryState,
  patient: Patient,
  { month }: PatientSearch,
): PatientRow {
  const { patientId, providerId, username, firstName, middleName, lastName, birthDate } = patient;
  const provider = accounts.find(({ accountId }) => accountId === providerId);
  const own = orders.filter(({ order }) => order.patientId === patientId).map(({ order }) => order);
  const minutes = notes
    .filter((note) => note.patientId === patientId && isWithin(month, note.at))
    .map((note) => note.minutes);
  return {
    userId: patientId,
    username,
    firstName,
    middleName,
    lastName,
    dob: birthDate,
    provider: provider ? { userId: provider.accountId, name: fullName(provider) } : null,
    vitals: measuredVitals(own.filter(({ status }) => status === 'Activated').map(({ vitals }) => vitals)),
    latest: null,
    daysThisMonth: 0,
    minutesThisMonth: minutes.reduce((sum, each) => sum + each, 0),
    lastReviewed: null,
    deviceStatus: own[0]?.status ?? null,
  };
}
