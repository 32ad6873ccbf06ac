/** Orders, devices, and addresses. @see product-spec section 9 */

/** Longest order number, in characters. */
export const orderIdMaxCharacters = 64;
/** Behaviour 1c: longest serial number. */
export const serialMaxCharacters = 64;
/** How often the camera's picture is searched for a barcode, and after how long without one its holder is helped. */
export const scanEveryMs = 200;
export const scanSlowMs = 20_000;
/** ADR-04 */
export const zipMinCharacters = 5;
/** Longest street, city or state of a new address. */
export const addressMaxCharacters = 100;
/** Most device models that a clinic can choose from. */
export const supportedDevicesMax = 500;
/** Most device orders of one patient that a list of them holds. */
export const allottedDevicesMax = 500;
/** Behaviour 1c: most devices in one order. */
export const orderMaxDevices = 50;
