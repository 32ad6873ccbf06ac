/** Sessions, log ins, passwords, codes, and what a clinic may have of accounts. @see product-spec section 9 */

/** SES-04: idle time after which the user is logged off. */
export const idleLogoutSeconds = 300;
/** Behaviour R5: that of patients who have chosen nothing, where the clinic allows so much. */
export const patientIdleLogoutSeconds = 900;
/** SES-02: idle time after which the warning appears. */
export const idleWarningSeconds = 290;
/** How long the server keeps an idle session beyond the client's own limit, so that the client decides first. */
export const idleGraceSeconds = 10;
/** A session ends after this time however busy it is (behaviour R1). */
export const sessionAbsoluteHours = 12;
/** User activity tells the server at most this often that the session is alive (behaviour R7). */
export const keepAliveEverySeconds = 60;
/** The server writes down that a session is alive at most this often; half of the grace, so nobody loses by it. */
export const sessionRenewEverySeconds = 5;
/** Failed sign-ins of one account before further tries are refused (behaviour R33). */
export const loginTries = 5;
/** Failed sign-ins from one address, behind which a whole clinic may stand, before further ones there are slowed. */
export const loginTriesPerAddress = 50;
/** How long a try waits that is slowed: well below `answerWithinMs`. */
export const slowedTryMs = 2000;
/** After so many days a device on which nobody has logged in is no longer known. */
export const knownDeviceDays = 180;
/** So long after its owner has confirmed a session, what needs that is open to it. */
export const confirmedMinutes = 5;
/** Recovery codes of an account. */
export const recoveryCodes = 10;
/** The window in which failed sign-ins are counted (behaviour R33). */
export const loginWindowMinutes = 15;
/** Longest e-mail address that can exist (RFC 5321, section 4.5.3.1.3). */
export const emailMaxCharacters = 254;
/** Longest password that is accepted; longer ones only cost the server time (behaviour 1b: 1,000 must work). */
export const passwordMaxCharacters = 1024;
/** Behaviour R5: idle time after which a polite notice says that the log-off is near. */
export const idleNoticeSeconds = 270;
/** Behaviour R5: the longest session length that a clinic may allow in the profile. */
export const idleLogoutMaxSeconds = 3000;
/** Behaviour R33: how long a one-time code is good, and how often it may be tried. */
export const codeMinutes = 10;
export const codeTries = 5;
/** How long one waits before another code can be asked for. */
export const codeResendSeconds = 30;
/** Behaviour R20: how long the link for a new password is good. */
export const passwordLinkMinutes = 15;
/** F5: how long the activation code that a clinic hands over to a patient is good. */
export const activationCodeDays = 30;
/** Shortest password of a new account (NIST SP 800-63B, section 3.1.1.2: at least 8; 15 where it stands alone). */
export const passwordMinCharacters = 12;
/** How long an invitation to a clinic's staff is good (behaviour R20: as a share at most). */
export const invitationDays = 7;
/** How long a second person may confirm the erasure of a patient. */
export const erasureConfirmDays = 7;
/** How long an invitation that is over is still listed. */
export const invitationKeptDays = 30;
/** Most people that the list of a clinic's staff holds. */
export const staffMaxRows = 500;
/** For so long somebody who was sent to their clinic's provider, or out of an EHR, may take to come back. */
export const signOnMinutes = 15;
/** Most domains of e-mail addresses that one provider is for, and most EHRs of a clinic. */
export const signOnDomainsMax = 20;
export const ehrsMax = 10;
/** Longest address of a provider, and longest client id or secret. */
export const signOnAddressMaxCharacters = 500;
export const signOnClientMaxCharacters = 500;
