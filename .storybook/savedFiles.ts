import { spyOn } from 'storybook/test';

/** What the browser was given to save. */
export interface SavedFile {
  name: string;
  /** All of it, the mark at its beginning included. */
  text: () => Promise<string>;
  bytes: () => Promise<Uint8Array>;
}

/** Keeps what the browser would save from now on; nothing is really saved. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = make(blob);
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (!blob) return;
    const bytes = async () => new Uint8Array(await blob.arrayBuffer());
    const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes());
    saved.push({ name: this.download, text, bytes });
  });
  return saved;
}

/** The lines of a file that was saved, its heads first. */
export const linesOf = async (file: SavedFile | undefined): Promise<string[]> =>
  (await file?.text())?.trimEnd().split('\r\n') ?? [];

/** What the files that were saved are called, the first one first. */
export const namesOf = (saved: readonly SavedFile[]): string[] => saved.map(({ name }) => name);
