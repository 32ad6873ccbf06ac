import type { GuardedRoute } from '@rpm/domain';
import { PatientListScreen } from './PatientListScreen.tsx';

/** Where it stands, and whom it speaks to. */
export const allPatientsPage = {
  paths: ['/allPatients'],
  budget: 177_200,
  who: 'clinic',
  under: 'patientList',
} as const satisfies GuardedRoute;

/** `/allPatients`: the list of everybody in the clinic. */
export function AllPatientsScreen() {
  return <PatientListScreen scope="clinic" />;
}
