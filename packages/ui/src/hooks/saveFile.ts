/**
 * Has the browser save a text that was made here as a file.
 *
 * @param name with its ending; nothing of a patient
 * @param type a media type. CSV begins with the mark by which spreadsheets know UTF-8
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([type === 'text/csv' ? '\ufeff' : '', text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it when the click returns; the text need not stay in memory.
  URL.revokeObjectURL(address);
}
