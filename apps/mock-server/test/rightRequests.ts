import type { EndpointName } from '@rpm/api-client/calls';
import { noPapers, usualBilling, usualGainRule, usualGuidance, usualHours } from '@rpm/domain';
import { TOTP } from 'otpauth';
import { aSystem, demoAccounts, demoActivationCode, northside } from '../src/seed/index.ts';
import { invitationIdOf } from '../src/seed/invitations.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { type AskOptions, startOfTest } from './harness.ts';
import { smallJpeg } from './pictures.ts';
import {
  acknowledgedBy,
  alertOf,
  complianceBy,
  complianceOf,
  connectionOf,
  credentialOf,
  hospitalStateOf,
  inquiryOf,
  messageOf,
  operatorItem,
  orderOf,
  people,
  recordRequestOf,
  reviewOf,
  shareToken,
  systemOf,
  templateOf,
  timeEntryOf,
  timerOfEverybody,
  vendorOf,
  waitingSerial,
} from './requestWorld.ts';
import { rightPlacement } from './rightPlacement.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { testPassword } from './stores.ts';

/** The parts of a request. */
export type RightRequest = Pick<AskOptions, 'params' | 'query' | 'body'>;

const { provider } = demoAccounts;

/** The ticket of the code that confirms an address. */
export const emailTicket = 'e'.repeat(43);

/** An authenticator app and a passkey that were begun, and another session. */
export const begunSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const begunChallenge = 'YSBjaGFsbGVuZ2U';
export const otherSession = 'o'.repeat(43);

const user = { params: { userId: people.own.userId } };
const alert = { alertId: alertOf('own'), version: 1 };
const compliance = { list: [{ alertId: complianceOf('own'), version: 1 }] };
const timer = { timerId: timerOfEverybody };
const work = { activity: 'PhoneCall', isInteractive: true, note: 'Feels well.' };
const account = { params: { userId: provider.accountId } };
const clinic = { params: { clinicName: northside.name } };
const between = { params: { ...user.params, start: '20261101-00:00:00', end: '20261130-23:59:59' } };
const vital = { params: { ...user.params, vital: 'BloodPressure' } };
const page = { page: '0', noOfRows: '5' };
const wholeLog = { person: '', group: 'all', period: 'all', search: '', warnings: 'false' };
const limits = { cautiousMin: 90, cautiousMax: 135, criticalMin: 80, criticalMax: 160 };

/**
 * A request to each call that is right in everything but, maybe, who makes it. It is the provider's, about the
 * provider's own patient; calls of patients are that patient's.
 */
export const rightRequests: Readonly<Record<EndpointName, RightRequest>> = {
  login: { body: { username: demoAccounts.staff.username, password: testPassword } },
  signup: { body: { username: 'juniper.mockford@example.test', password: testPassword, acceptsTerms: true } },
  publicVerify: {
    body: {
      username: 'juniper.mockford@example.test',
      purpose: 'signup',
      ticket: 'x'.repeat(43),
      code: '123456',
      activationCode: demoActivationCode,
    },
  },
  verifyLogin: { body: { ticket: 'x'.repeat(43), code: '123456' } },
  sendContact: {
    body: { name: 'Ann Example', email: 'ann@example.test', message: 'How do I open an account?' },
  },
  forgotPassword: { body: { username: demoAccounts.staff.username } },
  checkPasswordToken: { body: { user: demoAccounts.staff.accountId, token: 'x'.repeat(43) } },
  resetPassword: {
    body: {
      user: demoAccounts.staff.accountId,
      token: 'x'.repeat(43),
      password: 'a long new password',
    },
  },
  changePassword: { body: { currentPassword: testPassword, password: 'a long new password' } },
  verifySecondFactor: { body: { ticket: 'x'.repeat(43), proof: { factor: 'totp', code: '123456' } } },
  sendLoginCode: { body: { ticket: 'x'.repeat(43) } },
  getSecurity: {},
  startConfirmation: {},
  confirmIdentity: { body: { factor: 'password', password: testPassword } },
  startTotp: {},
  addTotp: {
    body: { code: new TOTP({ secret: begunSecret }).generate({ timestamp: startOfTest.getTime() }) },
  },
  startPasskey: {},
  addPasskey: { body: { name: 'A key', response: softAuthenticator().make(begunChallenge) } },
  removeFactor: { body: { factor: 'passkey', passkeyId: 'a passkey' } },
  renewRecoveryCodes: {},
  getSessions: {},
  endSession: { body: { sessionId: hashToken(`session ${hashToken(otherSession)}`) } },
  endOtherSessions: {},
  logout: {},
  keepAlive: {},
  getRoles: {},
  getProfile: {},
  saveProfile: { body: { phone: '', theme: 'dark', textSize: 'large', language: 'es', sessionSeconds: 300 } },
  getPhoto: {},
  savePhoto: { body: { content: smallJpeg } },
  removePhoto: {},
  getOwnClinics: {},
  addOwnClinic: { body: { activationCode: 'AAAA-AAAA' } },
  switchClinic: { body: { userId: people.own.userId } },
  getEmailState: {},
  sendEmailCode: {},
  verifyEmail: { body: { ticket: emailTicket, code: '123456' } },
  getStaff: {},
  inviteStaff: {
    body: {
      firstName: 'Lovage',
      lastName: 'Newhand',
      username: 'lovage.newhand@example.test',
      role: 'STAFF',
    },
  },
  withdrawInvitation: { body: { invitationId: invitationIdOf('Bergamot') } },
  endAccess: { body: { accountId: demoAccounts.staff.accountId } },
  resetSecondFactor: { body: { accountId: demoAccounts.staff.accountId } },
  restoreAccess: { body: { accountId: demoAccounts.staff.accountId } },
  acceptInvitation: {
    body: {
      user: invitationIdOf('Bergamot'),
      token: 'x'.repeat(43),
      firstName: 'Bergamot',
      lastName: 'Newstaff',
      password: 'a long new password',
    },
  },
  getClinicSetup: {},
  getClinic: {},
  saveClinicDetails: {
    body: {
      ...{ name: northside.name, timeZone: 'America/Denver', units: 'metric', version: 0 },
      opensTimer: true,
      openingHours: usualHours,
      escalationMinutes: 45,
      symptomWords: ['dizzy', 'Desmayé'],
      silentDays: 5,
    },
  },
  saveClinic: { body: { sessionMaxSeconds: 900 } },
  addInquiry: {
    body: {
      userId: provider.accountId,
      username: provider.username,
      type: 'missing_data',
      message: 'The readings of today are not there.',
    },
  },

  getAllottedDevicesByClinic: { query: { ...page, clinic: northside.name } },
  updateDeviceOrderStatus: { body: { orderId: orderOf('Submitted', 'own'), status: 'Processing' } },
  placeDeviceOrder: { body: rightPlacement },
  activateDevice: {
    body: {
      orderId: orderOf('Shipped', 'own'),
      userId: people.own.userId,
      dUserId: provider.accountId,
      deviceId: 'EX-BP120',
      deviceSerialId: 'SN-0001',
    },
  },
  deactivateDevice: { body: { orderId: orderOf('Activated', 'own'), reason: 'The cuff is broken.' } },
  issueDeviceToken: { body: { orderId: orderOf('Activated', 'own') } },
  revokeDeviceToken: { body: { orderId: orderOf('Activated', 'own') } },
  getDeviceTokens: user,

  getDeviceCatalogue: {},
  addDeviceModel: { body: { name: 'Bath Scale', brand: 'Ours', model: 'OURS-1', vitals: ['Weight'] } },
  useDeviceModel: { body: { model: 'STD-WS', isInUse: true } },
  getSupportedDevices: clinic,
  getAllottedDevicesToUser: { params: { username: people.own.username } },
  getAllottedDevicesToPatient: user,
  getSubSources: user,

  addReadings: {
    body: {
      mrSubType: 'BloodPressure',
      mrTime: '20261120-14:30:00',
      values: { systolic: 128, diastolic: 76 },
    },
  },
  deliverVendorReadings: {
    params: { connectionId: vendorOf(northside.clinicId) },
    body: {
      ...{ metric: 'blood_pressure', hwi_device_id: 'TNV-1', value_1: '128', value_2: '76' },
      timestamp: '2026-11-20T14:30:00Z',
    },
  },
  getHospitals: { query: { text: 'Mockville' } },
  getHospitalConnections: user,
  getClinicHospitalConnections: {},
  connectHospital: {
    body: { userId: people.own.userId, hospitalId: 'mock-county-hospital', kinds: ['Condition'] },
  },
  finishHospital: {
    body: { userId: people.own.userId, state: hospitalStateOf(people.own.userId), code: 'a-code' },
  },
  syncHospital: { body: { userId: people.own.userId, connectionId: connectionOf(people.own.userId) } },
  endHospital: {
    body: { userId: people.own.userId, connectionId: connectionOf(people.own.userId), forget: false },
  },
  getRecordRequests: user,
  addRecordRequest: {
    body: {
      userId: people.own.userId,
      holders: [{ name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '' }],
      ...{ since: '2020-01-01', until: '2026-11-20', kinds: ['labs'], signedAs: 'Marigold Testpatient' },
    },
  },
  changeOwnRecordRequest: {
    body: {
      ...{ userId: people.own.userId, requestId: recordRequestOf(people.own.userId), version: 1 },
      move: 'stop',
    },
  },
  getRequestWork: { query: { tab: 'open' } },
  moveRecordRequest: {
    body: {
      ...{ userId: people.own.userId, requestId: recordRequestOf(people.own.userId), version: 1 },
      ...{ move: 'request', note: null },
    },
  },

  getCandidates: { query: { page: '0', noOfRows: '10', show: 'all' } },
  getCandidateTotals: {},

  getCredentials: {},
  getClinicCredentials: {},
  getLicenses: account,
  getCredentialDocument: { params: { credentialId: credentialOf(demoAccounts.provider.accountId) } },
  addCredential: {
    body: {
      ...{ kind: 'medicalLicense', number: '35.000000', state: 'OH', issuer: 'State Medical Board of Ohio' },
      ...{ issued: '2024-12-19', expires: '2026-12-18', replacesId: null, fileName: 'license.pdf' },
      ...{ contentType: 'application/pdf', content: btoa('%PDF-1.7 license %%EOF') },
    },
  },
  removeCredential: { body: { credentialId: credentialOf(demoAccounts.provider.accountId) } },
  checkCredential: {
    body: { credentialId: credentialOf(demoAccounts.provider.accountId), outcome: 'accepted' },
  },
  saveCredentialRule: { body: { ordersWait: true } },

  getSystems: {},
  addSystem: { body: { name: 'Analytics', grants: ['readings'], keys: aSystem().keys } },
  endSystem: { body: { systemId: systemOf(northside.clinicId) } },
  getVendorConnections: {},
  addVendorConnection: { body: { vendor: 'tenovi' } },
  renewVendorSecret: { body: { connectionId: vendorOf(northside.clinicId) } },
  endVendorConnection: { body: { connectionId: vendorOf(northside.clinicId) } },
  getWaitingDevices: {},
  bindWaitingDevice: {
    body: {
      ...{ connectionId: vendorOf(northside.clinicId), serial: waitingSerial },
      orderId: orderOf('Activated', 'own'),
    },
  },
  dismissWaitingDevice: { body: { connectionId: vendorOf(northside.clinicId), serial: waitingSerial } },
  addOwnReadings: {
    body: {
      userId: people.own.userId,
      readings: [{ mrSubType: 'HeartRate', mrTime: '20261120-14:31:00', values: { heartRate: 72 } }],
    },
  },
  getTotalTableReadingsOfPatient: user,
  getTotalTableReadingsOfPatientBetween: between,
  getTotalTableReadingsOfDoctor: account,
  getTotalTableReadingsOfDoctorBetween: { params: { ...between.params, ...account.params } },
  getTotalPatients: account,
  getTotalDaysOfReadings: user,
  getTotalDevicesByStatus: { params: { ...account.params, status: 'Activated' } },
  getMonthDaysOfReadings: between,
  getLatestMeasurementRecord: user,
  getDaysSinceRPM: user,
  getMyVitalList: user,
  getVitalData: vital,
  getVitalDetails: { ...vital, query: page },
  getHeartRateData: user,
  glucose: user,
  getReviews: user,
  reviewReadings: { body: { userId: people.own.userId, upTo: '20261120-14:00:00' } },
  undoReview: {
    body: { userId: people.own.userId, reviewId: reviewOf(provider.accountId, people.own.userId) },
  },

  getAlerts: { query: { ...page, tab: 'medical' } },
  getAlertCounts: {},
  getClinicGain: {},
  saveClinicGain: { body: { rule: { day: 1, week: 2.5 }, seen: usualGainRule } },
  getPatientGain: { params: { userId: people.own.userId } },
  savePatientGain: {
    body: {
      userId: people.own.userId,
      choice: 'own',
      rule: { day: 1, week: 2.5 },
      ...{ seen: { choice: 'clinic', rule: null } },
    },
  },
  getNoise: { query: { page: '0', rangesPage: '0', wrongPage: '0' } },
  getRepeatsAsked: {},
  getReadingSteps: { params: { vital: 'BloodPressure', time: '20261120-13:00:00' } },
  getUrgentReading: {},
  getGuidance: {},
  saveGuidance: { body: { ...usualGuidance, phone: '(614) 555-0142' } },
  getAlert: { params: { alertId: alertOf('own') } },
  acknowledgeAlert: { body: alert },
  assignAlert: { body: { ...alert, accountId: demoAccounts.staff.accountId } },
  snoozeAlert: { body: { ...alert, until: '20261121-15:00:00' } },
  resolveAlert: { body: { ...alert, outcome: 'advice', note: 'Sat down and measured again.' } },
  undoAlert: { body: { ...alert, alertId: acknowledgedBy(alertOf('own'), provider.accountId) } },

  getReviewQueue: {},
  getReviewRound: {},
  claimPatient: { body: { userId: people.own.userId, isHere: true } },
  releasePatient: { body: { userId: people.own.userId } },
  endReview: { body: {} },
  getComplianceAlerts: { query: page },
  acknowledgeCompliance: { body: compliance },
  takeCompliance: { body: compliance },
  snoozeCompliance: { body: { ...compliance, until: '20261121-15:00:00' } },
  resolveCompliance: { body: { ...compliance, note: 'Called: the cuff works again.' } },
  undoCompliance: { body: { list: [{ alertId: complianceBy(provider.accountId), version: 1 }] } },
  getAbsence: {},
  sayAway: { body: { until: '2026-11-25' } },
  getReminder: {},
  saveReminder: { body: { isOn: true, hour: 9 } },
  stopReminders: { body: { token: 'x'.repeat(43) } },

  getTimer: {},
  startTimer: {
    body: { userId: people.own.userId, activity: 'ReadingReview', isInteractive: false, by: 'switch' },
  },
  signTimer: { body: { ...timer, idleSeconds: 5 } },
  setTimerWork: { body: { ...timer, ...work } },
  pauseTimer: { body: timer },
  resumeTimer: { body: timer },
  stopTimer: { body: { ...timer, ...work } },
  getPatientTime: { ...user, query: { month: '2026-11' } },
  getMyDay: {},
  addTimeEntry: {
    body: { userId: people.own.userId, start: '20261119-14:00:00', end: '20261119-14:10:00', ...work },
  },
  editTimeEntry: {
    body: {
      userId: people.own.userId,
      entryId: timeEntryOf(provider.accountId, people.own.userId),
      version: 1,
      ...{ start: '20261118-14:00:00', end: '20261118-14:05:00', ...work },
      ...{ reason: 'RanOn', reasonText: 'Was called to the front desk.' },
    },
  },

  getPatientVitalRangeByUsername: {
    params: { username: people.own.username, vital: 'BloodPressure', clinic: northside.name },
  },
  getPatientVitalRange: user,
  getVitalRange: vital,
  getVitalLimits: user,
  confirmRange: { body: { userId: people.own.userId, vital: 'BodyTemperature', version: 1 } },
  updatePatientVitalRange: {
    body: {
      userId: people.own.userId,
      startDateTime: '20261120-15:00:00',
      endDateTime: '21261120-15:00:00',
      vitalRanges: [
        { vital_type: 'BloodPressure', parameter: 'systolic', ...limits },
        {
          vital_type: 'BloodPressure',
          parameter: 'diastolic',
          cautiousMin: 60,
          cautiousMax: 85,
          criticalMin: 50,
          criticalMax: 100,
        },
      ],
    },
  },

  getPatientList: { ...account, query: page },
  getPatientInfo: user,
  createPatientInfo: {
    body: {
      firstName: 'Rosemary',
      middleName: '',
      lastName: 'Newcomer',
      dob: '1950-05-06',
      gender: 'female',
      username: 'rosemary.newcomer@example.test',
      phone: '+1 202 555 0199',
      address: null,
      emergencyContact: null,
      language: 'en-US',
      dUserId: provider.accountId,
      consentDate: '2026-11-20',
      isAnother: false,
    },
  },
  newActivationCode: { body: { userId: 'patient-003' } },
  correctPatient: {
    body: {
      userId: people.own.userId,
      version: 0,
      firstName: 'Marigold',
      middleName: '',
      lastName: 'Testpatient',
      dob: '1948-03-04',
      gender: 'female',
      username: 'marigold.corrected@example.test',
      phone: '+1 202 555 0155',
      dUserId: provider.accountId,
      consentDate: '2026-06-01',
    },
  },
  endPatientAccess: { body: { userId: people.own.userId } },
  restorePatientAccess: { body: { userId: people.own.userId } },
  dischargePatient: { body: { userId: people.own.userId, day: '2026-11-20', reason: 'Moved away.' } },
  holdPatient: { body: { userId: people.own.userId, reason: 'A lawsuit.' } },
  liftPatientHold: { body: { userId: people.own.userId } },
  askErasure: { body: { userId: people.own.userId, reason: 'The patient asked for it.' } },
  withdrawErasure: { body: { userId: people.own.userId } },
  confirmErasure: { body: { userId: people.own.userId } },
  getMergePreview: { params: { userId: people.own.userId, otherId: people.colleagues.userId } },
  mergePatients: { body: { userId: people.own.userId, otherId: 'patient-003', details: 'kept' } },
  undoMerge: { body: { userId: people.own.userId } },
  exportPatient: { body: { userId: people.own.userId } },
  exportOwnRecord: { body: { userId: people.own.userId } },
  getOwnCorrections: user,
  readmitPatient: { body: { userId: people.own.userId } },
  validatePatient: { params: { username: people.own.username } },
  getCareTeam: user,
  getUsers: clinic,

  totalNotes: { params: { ...account.params, topic: 'Encounter' } },
  getMyNoteTopics: user,
  getMyNotesToPatient: user,
  getPatientNoteTopics: user,
  getPatientNotes: user,
  addUserNotes: {
    body: {
      userId: people.own.userId,
      topic: 'Encounter',
      text: 'Talked about salt.',
      toPatient: true,
      minutes: 12,
      isInteractive: true,
    },
  },
  getNoteDraft: user,
  saveNoteDraft: {
    body: {
      userId: people.own.userId,
      draft: {
        topic: 'Encounter',
        readers: 'clinic',
        text: 'Talked about',
        minutes: '',
        isInteractive: false,
      },
    },
  },
  getNoteTemplates: {},
  addNoteTemplate: { body: { name: 'Call', topic: 'Encounter', text: 'Called {name}.' } },
  endNoteTemplate: { body: { templateId: templateOf(northside.clinicId) } },
  addMyConversation: { body: { userId: people.own.userId, text: 'Please measure again tomorrow.' } },
  getConversation: user,
  getInbox: { query: { tab: 'open' } },
  getInboxCount: {},
  moveInquiry: { body: { itemId: inquiryOf('own'), version: 0, move: 'answer', text: 'Please call us.' } },
  getOperatorInbox: { query: { tab: 'open' } },
  moveOperatorItem: { body: { itemId: operatorItem, version: 0, move: 'take' } },
  getWaitingConversations: {},
  getUnread: {},
  markConversationSeen: { body: { userId: people.own.userId, noteId: messageOf(people.own.userId) } },
  addExceptionNotes: { body: { userId: people.own.userId, topic: 'Device', text: 'The cuff seems loose.' } },
  getMyExceptionNotesForPatient: user,
  getExceptionMyNotesToPatient: user,

  getMRSummary: user,
  getMRDetail: { params: { ...user.params, resourceType: 'Condition' }, query: page },
  getLatestMR: user,
  getTotalMR: user,
  TotalConditionDiagnosed: user,
  TotalMedicalProcedures: user,
  getLatestDoctorVisit: user,
  getLatestLabWork: user,
  getImmunizations: user,
  getAllergies: user,
  getFiles: user,
  getUploadedFileInfo: {
    params: {
      username: people.own.username,
      fileName: 'report.txt',
      reportType: 'LabReport',
      txnName: 'file-1',
      reportSubType: 'Blood',
    },
  },
  addFile: {
    body: {
      userId: people.own.userId,
      fileName: 'report.txt',
      contentType: 'text/plain',
      reportType: 'LabReport',
      reportSubType: 'Blood',
      content: 'YWxsIGdvb2Q=',
    },
  },
  beginFile: {
    body: {
      userId: people.own.userId,
      uploadId: 'u'.repeat(43),
      fileName: 'report.txt',
      contentType: 'text/plain',
      reportType: 'LabReport',
      reportSubType: 'Blood',
      bytes: 8,
    },
  },
  addFilePart: {
    body: { userId: people.own.userId, uploadId: 'u'.repeat(43), from: 0, content: 'YWxsIGdvb2Q=' },
  },
  finishFile: { body: { userId: people.own.userId, uploadId: 'u'.repeat(43) } },
  getFilePart: { params: { userId: people.own.userId, txnName: 'file-1' }, query: { from: '0' } },
  removeFile: { body: { userId: people.own.userId, txnName: 'file-own' } },

  getMyFriends: user,
  shareData: {
    body: {
      action: 'share',
      userId: people.own.userId,
      username: 'friend@example.test',
      parts: ['readings'],
      days: 7,
    },
  },
  verifyTempAcess: { body: { email: people.own.username, token: shareToken(people.own.username) } },
  getTimeline: user,
  getFriendTimeline: { params: { userId: people.colleagues.userId } },
  getFriendsMRSummary: { params: { userId: people.colleagues.userId } },
  getFriendLatestMR: { params: { userId: people.colleagues.userId } },
  getFriendMRDetail: { params: { userId: people.colleagues.userId, resourceType: 'Condition' } },
  getFriendFiles: { params: { userId: people.colleagues.userId } },
  getFriendFilePart: { params: { userId: people.colleagues.userId, txnName: 'file-1' } },
  leaveShare: { body: { userId: people.colleagues.userId } },
  getFriendVitalDetails: { params: { userId: people.colleagues.userId, vital: 'BloodPressure' } },
  downloadMyFriendVitalDetails: { params: { userId: people.colleagues.userId, vital: 'BloodPressure' } },

  getBillingSettings: {},
  saveBillingSettings: { body: { settings: { ...usualBilling, tin: '12-3456789' }, version: 0 } },
  getBillingPapers: { params: { userId: people.own.userId } },
  saveBillingPapers: {
    body: { userId: people.own.userId, papers: { ...noPapers, diagnosis: 'I10' }, version: 0 },
  },
  getBillingCodes: clinic,
  getRates: clinic,
  addBillCode: {
    body: {
      clinic: northside.name,
      code: '99454',
      description: 'Device supply, 16 to 30 days of data',
      unit: 'days',
      threshold: 16,
      excludes: ['99445'],
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      payer: 'Medicare',
      cents: 4700,
    },
  },
  saveBillingCode: {
    body: {
      code: {
        ...{ code: 'G0511', description: 'Care in rural clinics', unit: 'minutes', threshold: 20 },
        ...{ excludes: [], effectiveFrom: '2026-01-01', effectiveTo: null },
      },
      rates: [
        {
          ...{ payer: 'Medicare', locality: 'Ohio', cents: 5467, source: 'Contract, page 14' },
          ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
        },
      ],
      version: 0,
    },
  },
  importRates: {
    body: {
      rates: [
        {
          ...{ code: '99454', payer: 'Aetna', locality: null, cents: 5000, source: 'Contract, page 14' },
          ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
        },
      ],
      versions: [{ code: '99454', version: 1 }],
    },
  },
  getCodeHistory: { params: { code: '99454' } },
  generateBill: { body: { userId: people.own.userId, year: 2026, month: 10 } },
  closeMonth: { body: { month: '2026-09' } },
  reopenMonth: { body: { month: '2026-08', reason: 'A paper was found.' } },
  generateBills: { body: { month: '2026-10', userIds: [people.own.userId] } },
  exportPatients: { body: { userId: provider.accountId } },
  exportAlerts: { body: { tab: 'medical' } },
  exportCompliance: { body: {} },
  exportTime: { body: { month: '2026-11' } },
  exportReadings: { body: { userId: people.own.userId, vital: 'BloodPressure' } },
  exportOrders: { body: { clinic: northside.name } },
  exportBills: { body: { month: '2026-10' } },
  getClaims: { body: { month: '2026-10' } },
  getBillBoard: { query: { month: '2026-11' } },
  getBillLine: { params: { userId: people.own.userId, month: '2026-11' } },
  getEvidence: { params: { userId: people.own.userId, month: '2026-11' } },
  printEvidence: { body: { userId: people.own.userId, month: '2026-11' } },

  getAccessLog: { ...user, query: page },
  getAuditLog: { ...clinic, query: { ...page, ...wholeLog } },
  exportAuditLog: { body: { ...clinic.params, ...wholeLog } },
};
