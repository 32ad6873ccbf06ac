import { demoAccounts, northside } from '../src/seed/index.ts';
import { alertOf, complianceOf } from './requestAlerts.ts';
import { people } from './requestPeople.ts';
import { timerOfEverybody } from './requestWork.ts';

export const { provider } = demoAccounts;

/** The ticket of the code that confirms an address. */
export const emailTicket = 'e'.repeat(43);

/** An authenticator app and a passkey that were begun, and another session. */
export const begunSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const begunChallenge = 'YSBjaGFsbGVuZ2U';
export const otherSession = 'o'.repeat(43);

export const user = { params: { userId: people.own.userId } };
export const alert = { alertId: alertOf('own'), version: 1 };
export const compliance = { list: [{ alertId: complianceOf('own'), version: 1 }] };
export const timer = { timerId: timerOfEverybody };
export const work = { activity: 'PhoneCall', isInteractive: true, note: 'Feels well.' };
export const account = { params: { userId: provider.accountId } };
export const clinic = { params: { clinicName: northside.name } };
export const between = { params: { ...user.params, start: '20261101-00:00:00', end: '20261130-23:59:59' } };
export const vital = { params: { ...user.params, vital: 'BloodPressure' } };
export const page = { page: '0', noOfRows: '5' };
export const wholeLog = { person: '', group: 'all', period: 'all', search: '', warnings: 'false' };
export const limits = { cautiousMin: 90, cautiousMax: 135, criticalMin: 80, criticalMax: 160 };
