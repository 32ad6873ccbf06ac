/**
 * Saves a text as a file, where the browser saves files.
 *
 * @param type a media type
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it when the click returns; the text need not stay in memory.
  URL.revokeObjectURL(address);
}
