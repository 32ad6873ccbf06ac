import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { type About, everybody, formed, type Row, rows } from './verdicts.ts';

const about = formed<About>();
const rowOf = formed<Row>();

const userInPath = about({ what: 'patient', in: 'params', field: 'userId' });
const userInBody = about({ what: 'patient', in: 'body', field: 'userId' });
const accountInPath = about({ what: 'account', in: 'params', field: 'userId' });
const orderInBody = about({ what: 'order', in: 'body', field: 'orderId' });
const clinicInPath = about({ what: 'clinic', in: 'params', field: 'clinicName' });
const nameInPath = about({
  what: 'patient',
  by: 'username',
  in: 'params',
  field: 'username',
});
const sharerInPath = about({ what: 'share', in: 'params', field: 'userId' });

/** Everybody about how they log in, whichever of their clinics the session speaks for. */
const ofLogin = rowOf({ ...everybody, about: null, asLogin: true });
const ofPatient = rowOf({ about: userInPath, ...rows.patientAndClinic });
const byPatientOrClinic = rowOf({ about: userInBody, ...rows.patientAndClinic });
const ofPatientOfClinic = rowOf({ about: userInPath, ...rows.clinicRoles });
const byClinic = rowOf({ about: userInBody, ...rows.clinicRoles });
/** What two people decide together, or a court: the session must be confirmed. */
const byAdministrator = rowOf({ about: userInBody, ...rows.administrators, needsStepUp: true });
const ofOwnAccount = rowOf({ about: accountInPath, ...rows.clinicSelf });
const ofClinic = rowOf({ about: clinicInPath, ...rows.clinicRoles });
const ofResponsible = rowOf({ about: userInPath, ...rows.responsible });
/** The clinic of the session, which no call names. */
const ofOwnClinic = rowOf({ about: null, ...rows.administration });
/** The same for everybody who works there. */
const ofClinicPeople = rowOf({ about: null, ...rows.clinicPeople });
const ofClinicians = rowOf({ about: null, ...rows.clinicians });
const ofAlert = rowOf({ about: about({ what: 'alert', in: 'body', field: 'alertId' }), ...rows.clinicRoles });
/** Somebody who works at the own clinic; what of oneself cannot be, the handler says. */
const ofColleague = rowOf({
  about: about({ what: 'account', in: 'body', field: 'accountId' }),
  ...rows.administrators,
});
const fromSharer = rowOf({ about: about({ what: 'share', in: 'body', field: 'userId' }), ...rows.grantee });
const ofGrantee = rowOf({ about: sharerInPath, ...rows.grantee });

/** Who makes a call without a session. */
export type Open = 'public' | 'device' | 'signature';

/**
 * Who may make which call about whom: the table of behaviour.md section 3. A call without a row does not compile, and
 * is not served. `public`: anybody; `device`: an activated device, about its own patient; `signature`: a vendor, about the devices of its clinic.
 *
 * @see behaviour.md section 3
 */
export const access = formed<Readonly<Record<EndpointName, Row | Open>>>()({
  login: 'public',
  signup: 'public',
  publicVerify: 'public',
  verifyLogin: 'public',
  forgotPassword: 'public',
  checkPasswordToken: 'public',
  resetPassword: 'public',
  changePassword: ofLogin,
  verifySecondFactor: 'public',
  sendLoginCode: 'public',
  logout: { ...everybody, duringSetUp: true },
  keepAlive: { ...everybody, duringSetUp: true },
  getSecurity: { ...everybody, asLogin: true, duringSetUp: true },
  startConfirmation: { ...everybody, asLogin: true, duringSetUp: true },
  confirmIdentity: { ...everybody, asLogin: true, duringSetUp: true },
  startTotp: { ...everybody, asLogin: true, duringSetUp: true, needsStepUp: true },
  addTotp: { ...everybody, asLogin: true, duringSetUp: true },
  startPasskey: { ...everybody, asLogin: true, duringSetUp: true, needsStepUp: true },
  addPasskey: { ...everybody, asLogin: true, duringSetUp: true },
  removeFactor: { ...everybody, asLogin: true, needsStepUp: true },
  renewRecoveryCodes: { ...everybody, asLogin: true, needsStepUp: true },
  getSessions: ofLogin,
  endSession: ofLogin,
  endOtherSessions: ofLogin,
  getRoles: everybody,
  getProfile: { ...everybody, duringSetUp: true },
  saveProfile: everybody,
  getPhoto: { ...everybody, duringSetUp: true },
  savePhoto: everybody,
  removePhoto: everybody,
  getOwnClinics: { about: null, ...rows.patients },
  addOwnClinic: { about: null, ...rows.patients, asLogin: true },
  switchClinic: { about: null, ...rows.patients },
  getEmailState: ofLogin,
  sendEmailCode: ofLogin,
  verifyEmail: ofLogin,

  getStaff: ofOwnClinic,
  inviteStaff: ofOwnClinic,
  withdrawInvitation: ofOwnClinic,
  endAccess: ofColleague,
  restoreAccess: ofColleague,
  resetSecondFactor: { ...ofColleague, needsStepUp: true },
  acceptInvitation: 'public',
  getClinicSetup: ofOwnClinic,
  saveClinic: ofOwnClinic,
  getClinic: ofOwnClinic,
  saveClinicDetails: ofOwnClinic,

  sendContact: 'public',
  getInbox: ofClinicPeople,
  getInboxCount: { ...ofClinicPeople, keepsNothingAlive: true },
  moveInquiry: { about: about({ what: 'inquiry', in: 'body', field: 'itemId' }), ...rows.clinicRoles },
  /** Of administrators, those who run the installation: the handler knows them. */
  getOperatorInbox: ofOwnClinic,
  moveOperatorItem: ofOwnClinic,
  getOwnCorrections: { about: userInPath, ...rows.patientSelf },
  addInquiry: { about: { what: 'identity', in: 'body', field: 'userId' }, ...rows.identity },

  getAllottedDevicesByClinic: {
    about: { what: 'clinic', in: 'query', field: 'clinic' },
    ...rows.ownClinic,
  },
  exportOrders: {
    about: { what: 'clinic', in: 'body', field: 'clinic' },
    ...rows.ownClinic,
    needsStepUp: true,
  },
  updateDeviceOrderStatus: { about: orderInBody, ...rows.clinicRoles },
  placeDeviceOrder: {
    about: { what: 'patient', in: 'body', field: 'pUserId' },
    clinicClaim: { in: 'body', field: 'clinic' },
    ...rows.clinicRoles,
  },
  activateDevice: { about: orderInBody, ...rows.patientSelf },
  deactivateDevice: { about: orderInBody, ...rows.clinicRoles },
  issueDeviceToken: { about: orderInBody, ...rows.clinicRoles },
  revokeDeviceToken: { about: orderInBody, ...rows.clinicRoles },
  getDeviceTokens: ofPatientOfClinic,

  getDeviceCatalogue: ofOwnClinic,
  addDeviceModel: ofOwnClinic,
  useDeviceModel: ofOwnClinic,
  getSupportedDevices: { about: clinicInPath, ...rows.ownClinic },
  getAllottedDevicesToUser: { about: nameInPath, ...rows.patientAndClinic },
  getAllottedDevicesToPatient: ofPatient,
  getSubSources: ofPatient,

  addReadings: 'device',
  deliverVendorReadings: 'signature',
  getCandidates: ofClinicPeople,
  getCandidateTotals: ofClinicPeople,

  getRecordRequests: ofPatient,
  addRecordRequest: { about: userInBody, ...rows.patientSelf },
  changeOwnRecordRequest: { about: userInBody, ...rows.patientSelf },
  getRequestWork: ofClinicPeople,
  moveRecordRequest: byClinic,

  getHospitals: { about: null, ...rows.patients },
  getHospitalConnections: { about: userInPath, ...rows.patientSelf },
  /** The states, for administrators: no record is read. */
  getClinicHospitalConnections: ofOwnClinic,
  connectHospital: { about: userInBody, ...rows.patientSelf },
  finishHospital: { about: userInBody, ...rows.patientSelf },
  syncHospital: { about: userInBody, ...rows.patientSelf },
  endHospital: { about: userInBody, ...rows.patientSelf },

  getCredentials: ofClinicPeople,
  getClinicCredentials: ofOwnClinic,
  getLicenses: { about: accountInPath, ...rows.clinicRoles },
  /** Of administrators, everybody's; of others, their own: the handler knows whose it is. */
  getCredentialDocument: ofClinicPeople,
  addCredential: ofClinicPeople,
  removeCredential: ofClinicPeople,
  checkCredential: ofOwnClinic,
  saveCredentialRule: ofOwnClinic,

  getSystems: ofOwnClinic,
  addSystem: { ...ofOwnClinic, needsStepUp: true },
  endSystem: ofOwnClinic,

  getVendorConnections: ofOwnClinic,
  addVendorConnection: ofOwnClinic,
  renewVendorSecret: ofOwnClinic,
  endVendorConnection: ofOwnClinic,
  getWaitingDevices: ofClinicPeople,
  bindWaitingDevice: { about: orderInBody, ...rows.clinicRoles },
  dismissWaitingDevice: ofClinicPeople,
  addOwnReadings: { about: userInBody, ...rows.patientSelf },
  getTotalTableReadingsOfPatient: ofPatient,
  getTotalTableReadingsOfPatientBetween: ofPatient,
  getTotalTableReadingsOfDoctor: ofOwnAccount,
  getTotalTableReadingsOfDoctorBetween: ofOwnAccount,
  getTotalPatients: ofOwnAccount,
  getTotalDaysOfReadings: ofPatient,
  getTotalDevicesByStatus: { about: accountInPath, ...rows.self },
  getMonthDaysOfReadings: ofPatient,
  getLatestMeasurementRecord: ofPatient,
  getDaysSinceRPM: ofPatient,
  getMyVitalList: ofPatient,
  getVitalData: ofPatient,
  getVitalDetails: ofPatient,
  exportReadings: { ...byPatientOrClinic, needsStepUp: true },
  getHeartRateData: ofPatient,
  glucose: ofPatient,
  getReviews: ofPatient,
  reviewReadings: byClinic,
  undoReview: byClinic,

  getAlerts: ofClinicPeople,
  exportAlerts: { ...ofClinicPeople, needsStepUp: true },
  getAlertCounts: { ...ofClinicPeople, keepsNothingAlive: true },
  getAlert: { about: about({ what: 'alert', in: 'params', field: 'alertId' }), ...rows.clinicRoles },
  getNoise: ofClinicPeople,
  getClinicGain: ofOwnClinic,
  saveClinicGain: ofOwnClinic,
  getPatientGain: ofPatientOfClinic,
  savePatientGain: byClinic,
  getUrgentReading: { about: null, ...rows.patients, keepsNothingAlive: true },
  getGuidance: ofOwnClinic,
  saveGuidance: ofOwnClinic,
  getRepeatsAsked: { about: null, ...rows.patients },
  getReadingSteps: { about: null, ...rows.patients },
  acknowledgeAlert: ofAlert,
  assignAlert: ofAlert,
  snoozeAlert: ofAlert,
  resolveAlert: ofAlert,
  undoAlert: ofAlert,

  getReviewQueue: { ...ofClinicPeople, keepsNothingAlive: true },
  getReviewRound: { ...ofClinicPeople, keepsNothingAlive: true },
  // It is renewed while the screen is open: only what the nurse does keeps the session alive.
  claimPatient: { ...byClinic, keepsNothingAlive: true },
  releasePatient: { ...byClinic, keepsNothingAlive: true },
  endReview: ofClinicPeople,
  getComplianceAlerts: ofClinicPeople,
  exportCompliance: { ...ofClinicPeople, needsStepUp: true },
  acknowledgeCompliance: ofClinicPeople,
  takeCompliance: ofClinicPeople,
  snoozeCompliance: ofClinicPeople,
  resolveCompliance: ofClinicPeople,
  undoCompliance: ofClinicPeople,
  getAbsence: { about: null, ...rows.patients },
  sayAway: { about: null, ...rows.patients },
  getReminder: { about: null, ...rows.patients },
  saveReminder: { about: null, ...rows.patients },
  stopReminders: 'public',

  getTimer: { ...ofClinicPeople, keepsNothingAlive: true },
  signTimer: { ...ofClinicPeople, keepsNothingAlive: true },
  startTimer: byClinic,
  setTimerWork: ofClinicPeople,
  pauseTimer: ofClinicPeople,
  resumeTimer: ofClinicPeople,
  stopTimer: ofClinicPeople,
  getPatientTime: ofPatientOfClinic,
  getMyDay: ofClinicPeople,
  exportTime: { ...ofClinicPeople, needsStepUp: true },
  addTimeEntry: byClinic,
  editTimeEntry: byClinic,

  getPatientVitalRangeByUsername: {
    about: nameInPath,
    clinicClaim: { in: 'params', field: 'clinic' },
    ...rows.patientAndClinic,
  },
  getPatientVitalRange: ofPatient,
  getVitalRange: ofPatient,
  getVitalLimits: ofPatient,
  updatePatientVitalRange: byClinic,
  confirmRange: byClinic,

  exportPatients: {
    about: { what: 'account', in: 'body', field: 'userId' },
    ...rows.clinicRoles,
    needsStepUp: true,
  },
  getPatientList: { about: accountInPath, ...rows.clinicRoles },
  getPatientInfo: ofPatient,
  createPatientInfo: { about: { what: 'account', in: 'body', field: 'dUserId' }, ...rows.clinicRoles },
  newActivationCode: byClinic,
  correctPatient: byClinic,
  endPatientAccess: byClinic,
  restorePatientAccess: byClinic,
  dischargePatient: byClinic,
  readmitPatient: byClinic,
  holdPatient: byAdministrator,
  liftPatientHold: byAdministrator,
  askErasure: byAdministrator,
  withdrawErasure: { about: userInBody, ...rows.administrators },
  confirmErasure: { about: userInBody, ...rows.secondPerson, needsStepUp: true },
  getMergePreview: { about: userInPath, ...rows.administrators },
  mergePatients: byAdministrator,
  undoMerge: { ...byAdministrator, alsoMerged: true },
  exportPatient: { ...byClinic, needsStepUp: true },
  exportOwnRecord: { about: userInBody, ...rows.patientSelf, needsStepUp: true },
  validatePatient: { about: nameInPath, ...rows.clinicRoles },
  getCareTeam: ofPatient,
  getUsers: ofClinic,

  totalNotes: ofOwnAccount,
  getMyNoteTopics: ofPatient,
  getMyNotesToPatient: ofPatient,
  getPatientNoteTopics: ofPatient,
  getPatientNotes: ofPatient,
  addUserNotes: byClinic,
  getNoteDraft: ofPatientOfClinic,
  saveNoteDraft: byClinic,
  getNoteTemplates: ofClinicPeople,
  addNoteTemplate: ofClinicians,
  endNoteTemplate: ofClinicians,
  addMyConversation: byPatientOrClinic,
  getConversation: ofPatient,
  markConversationSeen: byPatientOrClinic,
  getWaitingConversations: ofClinicPeople,
  getUnread: { ...everybody, keepsNothingAlive: true },
  addExceptionNotes: { about: userInBody, ...rows.responsible },
  getMyExceptionNotesForPatient: ofResponsible,
  getExceptionMyNotesToPatient: ofResponsible,

  getMRSummary: ofPatient,
  getMRDetail: ofPatient,
  getLatestMR: ofPatient,
  getTotalMR: ofPatient,
  TotalConditionDiagnosed: ofPatient,
  TotalMedicalProcedures: ofPatient,
  getLatestDoctorVisit: ofPatient,
  getLatestLabWork: ofPatient,
  getImmunizations: ofPatient,
  getAllergies: ofPatient,
  getFiles: ofPatient,
  getUploadedFileInfo: { about: nameInPath, ...rows.patientAndClinic },
  addFile: byPatientOrClinic,
  beginFile: byPatientOrClinic,
  addFilePart: byPatientOrClinic,
  finishFile: byPatientOrClinic,
  getFilePart: ofPatient,
  removeFile: byPatientOrClinic,

  // An open page asks again and again whether the share is still live.
  getMyFriends: { about: accountInPath, ...rows.sharer, keepsNothingAlive: true },
  shareData: { about: { what: 'account', in: 'body', field: 'userId' }, ...rows.owner },
  verifyTempAcess: { about: { what: 'identity', in: 'body', field: 'email' }, ...rows.sharer },
  leaveShare: fromSharer,
  getTimeline: ofPatient,
  getFriendTimeline: ofGrantee,
  getFriendsMRSummary: ofGrantee,
  getFriendMRDetail: ofGrantee,
  getFriendFiles: ofGrantee,
  getFriendFilePart: ofGrantee,
  getFriendLatestMR: ofGrantee,
  getFriendVitalDetails: ofGrantee,
  downloadMyFriendVitalDetails: { ...ofGrantee, needsStepUp: true },

  getBillingSettings: ofClinicPeople,
  saveBillingSettings: ofOwnClinic,
  getBillingPapers: ofPatientOfClinic,
  saveBillingPapers: byClinic,
  getBillingCodes: ofClinic,
  getRates: ofClinic,
  addBillCode: { about: { what: 'clinic', in: 'body', field: 'clinic' }, ...rows.clinicRoles },
  saveBillingCode: ofClinicPeople,
  importRates: ofClinicPeople,
  getCodeHistory: ofClinicPeople,
  generateBill: byClinic,
  getBillBoard: ofClinicPeople,
  generateBills: ofClinicPeople,
  closeMonth: ofClinicPeople,
  reopenMonth: ofOwnClinic,
  exportBills: ofClinicPeople,
  getClaims: ofClinicPeople,
  getBillLine: ofPatientOfClinic,
  getEvidence: ofPatientOfClinic,
  printEvidence: byClinic,

  getAccessLog: ofPatient,
  getAuditLog: { about: clinicInPath, ...rows.administrators },
  exportAuditLog: {
    about: { what: 'clinic', in: 'body', field: 'clinicName' },
    ...rows.administrators,
    needsStepUp: true,
  },
});

type Access = typeof access;

/** The calls that need a session. */
export type UserCall = {
  [N in EndpointName]: Access[N] extends Row ? N : never;
}[EndpointName];
/** What a call is about. */
export type AboutOf<N extends UserCall> = Access[N] extends { about: { what: infer W } } ? W : null;

const tokenOf = (row: Row | Open) => {
  if (row === 'public') return 'none';
  return typeof row === 'string' ? row : 'session';
};

/**
 * Compares the table with the table of calls.
 *
 * @throws Error when a call has no row, or one that contradicts what token the client sends with it
 */
export function checkAccess(
  name: EndpointName,
  table: Readonly<Partial<Record<EndpointName, Row | Open>>> = access,
): void {
  const row = table[name];
  if (!row) throw new Error(`${name} is not in the authorization table.`);
  if (tokenOf(row) !== endpoints[name].token) {
    throw new Error(`${name}: the authorization table and the table of calls disagree on the token.`);
  }
}
