import { useWrite } from '../client/useWrite.ts';
import { patientLifeEndpoints } from './life.calls.ts';

/** Corrects the details of a patient. @see F5 */
export const useCorrectPatient = () => useWrite(patientLifeEndpoints.correctPatient);
/** Ends the access of a patient's account. @see F5 */
export const useEndPatientAccess = () => useWrite(patientLifeEndpoints.endPatientAccess);
/** Gives it back. */
export const useRestorePatientAccess = () => useWrite(patientLifeEndpoints.restorePatientAccess);
/** Takes a patient out of care. */
export const useDischargePatient = () => useWrite(patientLifeEndpoints.dischargePatient);
/** Takes a patient into care again. */
export const useReadmitPatient = () => useWrite(patientLifeEndpoints.readmitPatient);
/** All that is kept of a patient. Needs a confirmation. */
export const useExportPatient = () => useWrite(patientLifeEndpoints.exportPatient);
/** All of the own record that the patient may read. Needs a confirmation. */
export const useExportOwnRecord = () => useWrite(patientLifeEndpoints.exportOwnRecord);
/** Sets a legal hold. Needs a confirmation. */
export const useHoldPatient = () => useWrite(patientLifeEndpoints.holdPatient);
/** Lifts it. */
export const useLiftPatientHold = () => useWrite(patientLifeEndpoints.liftPatientHold);
/** Asks for the erasure of a patient. */
export const useAskErasure = () => useWrite(patientLifeEndpoints.askErasure);
/** Takes the request back. */
export const useWithdrawErasure = () => useWrite(patientLifeEndpoints.withdrawErasure);
/** Erases a patient, as the second person. */
export const useConfirmErasure = () => useWrite(patientLifeEndpoints.confirmErasure);
