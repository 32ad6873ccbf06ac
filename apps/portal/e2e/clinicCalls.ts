import type { APIRequestContext } from '@playwright/test';
import { endpoints } from '@rpm/api-client/calls';
import type { NewEhr, SignOnChange } from '@rpm/domain';
import { demoPassword, expect } from './journey.ts';

/** What a clinic has done before a journey begins: it is logged in beside the page. */
export async function clinicCalls(request: APIRequestContext, username: string) {
  const send = async (path: string, data: object, token = '') => {
    const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const { token } = await send(endpoints.login.path, { username, password: demoPassword });
  return {
    /** Enrolls a patient. @returns the id */
    async enroll(providerId: string, person: { firstName: string; lastName: string; username: string }) {
      const { userId } = await send(
        endpoints.createPatientInfo.path,
        {
          ...{
            middleName: '',
            dob: '1951-03-04',
            gender: '',
            phone: '',
            address: null,
            emergencyContact: null,
          },
          ...{ language: 'en-US', dUserId: providerId, consentDate: '2026-01-05', isAnother: true },
          ...person,
        },
        token,
      );
      return String(userId);
    },
    /** The activation code that the clinic hands over. */
    async activationCode(userId: string) {
      const { code } = await send(endpoints.newActivationCode.path, { userId }, token);
      return String(code);
    },
    /** Writes a note in a record. */
    async note(userId: string, text: string) {
      await send(
        endpoints.addUserNotes.path,
        { userId, topic: 'Encounter', text, toPatient: false, minutes: 5, isInteractive: false },
        token,
      );
    },
    /** Sets by which provider those who work at the clinic log in. */
    async setSignOn(provider: Pick<SignOnChange, 'issuer' | 'clientId' | 'domains' | 'asksFactor'>) {
      const change = { ...provider, secret: 'a secret', keepsPasswords: true, isOn: true };
      await send(endpoints.saveSignOn.path, change, token);
    },
    /** Connects an EHR out of which records are opened. */
    async addEhr(ehr: NewEhr) {
      await send(endpoints.addEhr.path, ehr, token);
    },
  };
}
