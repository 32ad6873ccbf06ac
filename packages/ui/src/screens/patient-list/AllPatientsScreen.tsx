import { PatientListScreen } from './PatientListScreen.tsx';

/** `/allPatients`: the list of everybody in the clinic. */
export function AllPatientsScreen() {
  return <PatientListScreen scope="clinic" />;
}
