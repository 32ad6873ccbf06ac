import type { NewCredential } from '@rpm/domain';
import { useApi } from '../client/ApiProvider.tsx';
import { fromBase64, toBase64 } from '../client/base64.ts';
import { useAnswer, useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { credentialEndpoints } from './calls.ts';

/** The credentials of the caller, and whether orders wait while a license has expired. @see SCR-09 */
export const useCredentials = () => useRead(credentialEndpoints.getCredentials, {});

/** Those of everybody who works at the clinic; for administrators. */
export const useClinicCredentials = () => useRead(credentialEndpoints.getClinicCredentials, {});

/** The licenses of somebody of the clinic. @param userId `null`: nobody is known yet */
export const useLicenses = (userId: string | null) =>
  useRead(credentialEndpoints.getLicenses, userId === null ? null : { params: { userId } });

/** Reads a document: its bytes. */
export function useReadCredentialDocument(): (credentialId: string) => Promise<Uint8Array<ArrayBuffer>> {
  const call = useApi();
  return async (credentialId) =>
    fromBase64((await call(credentialEndpoints.getCredentialDocument, { params: { credentialId } })).content);
}

/** A document with its bytes, to be shown. */
export function useCredentialDocument(credentialId: string) {
  const read = useReadCredentialDocument();
  const subject = JSON.stringify([credentialEndpoints.getCredentialDocument.path, credentialId]);
  return useAnswer(subject, null, async () => [await read(credentialId)]);
}

/** Keeps a credential with the bytes of its document. */
export function useAddCredential() {
  const add = useWrite(credentialEndpoints.addCredential);
  return (credential: Omit<NewCredential, 'content'>, bytes: Uint8Array) =>
    add({ ...credential, content: toBase64(bytes) });
}

/** Takes an own one away that is not verified. */
export const useRemoveCredential = () => useWrite(credentialEndpoints.removeCredential);

/** Verifies one, or does not accept it. */
export const useCheckCredential = () => useWrite(credentialEndpoints.checkCredential);

/** Says whether orders wait while a license has expired. */
export const useSaveCredentialRule = () => useWrite(credentialEndpoints.saveCredentialRule);
