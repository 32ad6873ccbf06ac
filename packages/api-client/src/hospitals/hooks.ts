import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { hospitalEndpoints } from './calls.ts';

/** Hospitals of the directory. */
export const useHospitals = (text: string) => useRead(hospitalEndpoints.getHospitals, { query: { text } });

/** The connections of a patient to hospitals. */
export const useHospitalConnections = (userId: string) =>
  useRead(hospitalEndpoints.getHospitalConnections, { params: { userId } });

/** Those of all patients of the own clinic. */
export const useClinicHospitalConnections = () => useRead(hospitalEndpoints.getClinicHospitalConnections, {});

/** Asks a hospital; the answer says where the patient goes. */
export const useConnectHospital = () => useWrite(hospitalEndpoints.connectHospital);

/** Takes what the patient came back with. */
export const useFinishHospital = () => useWrite(hospitalEndpoints.finishHospital);

/** Reads the records anew. */
export const useSyncHospital = () => useWrite(hospitalEndpoints.syncHospital);

/** Ends a connection. */
export const useEndHospital = () => useWrite(hospitalEndpoints.endHospital);
