/** Where a device is chosen for a patient: that is how somebody who is on record is enrolled. */
export const enrollPath = (userId: string) => `/rpm-device-allocation?patient=${encodeURIComponent(userId)}`;
