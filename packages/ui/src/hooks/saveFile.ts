/**
 * Has the browser save a text that was made here as a file.
 *
 * @param name with its ending; nothing of a patient
 * @param type a media type. CSV begins with the mark by which spreadsheets know UTF-8
 */
export const saveFile = (name: string, text: string, type: string): void =>
  save(name, [type === 'text/csv' ? '\ufeff' : '', text], type);

/** Has the browser save a table as CSV, of parts that were written one after the other. */
export const saveTable = (name: string, parts: readonly Blob[]): void =>
  save(name, ['\ufeff', ...parts], 'text/csv');

/** The same of bytes. */
export const saveBytes = (name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void =>
  save(name, [bytes], type);

/** Has the browser save the parts of a file of a record, as bytes of no kind. */
export const saveParts = (name: string, parts: readonly Uint8Array<ArrayBuffer>[]): void =>
  save(name, [...parts], 'application/octet-stream');

function save(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it when the click returns; it need not stay in memory.
  URL.revokeObjectURL(address);
}
