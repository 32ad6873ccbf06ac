import { spaced } from './vitals.ts';

/** What the letter reads of a device. @see LET-03 */
export interface LetterDevice {
  mrSubType: string | null;
  name: string | null;
  model: string | null;
}

/** One row of the letter's table. A part that is missing is `null` and is drawn as '—'. @see LET-02 */
export interface LetterRow {
  vitalType: string | null;
  deviceType: string | null;
  model: string | null;
  /** Always 1 per device (LET-02). */
  quantity: 1;
}

const shown = (text: string | null) => text?.trim() || null;

/** The rows of the device allocation letter, one for each device: two of a kind are two rows. @see LET-02, LET-03 */
export function letterRows(devices: readonly LetterDevice[]): LetterRow[] {
  return devices.map(({ mrSubType, name, model }) => ({
    vitalType: shown(mrSubType && spaced(mrSubType)),
    deviceType: shown(name),
    model: shown(model),
    quantity: 1,
  }));
}
