/**
 * Has the browser save a file that was made here.
 *
 * @param name with its ending; nothing of a patient
 * @param type the media type; the text is UTF-8, with a mark that spreadsheets know it by
 */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read it only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
