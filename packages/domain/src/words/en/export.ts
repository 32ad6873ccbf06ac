import { english } from '../english.ts';

/** The button that saves a list as a file. What comes with its dialog is in `exportFile`. */
export const exportWords = english({
  button: 'Export',
  time: 'Export Time',
  failed: "Couldn't load the export. Try again.",
});
