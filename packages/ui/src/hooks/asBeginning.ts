/** A text as it begins a line: Spanish writes months and days of the week with small letters, but not there. */
export const asBeginning = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
