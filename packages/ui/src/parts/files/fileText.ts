import { fileWords } from '@rpm/domain/words/file';

const oneDecimal = (value: number) => value.toFixed(1);

/** Megabytes as they are written beside a file. */
export const megabytes = (bytes: number): string => oneDecimal(bytes / 1_000_000);

/** The size of a file in words. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? fileWords.kilobytes({ size: Math.max(1, Math.round(bytes / 1000)) })
    : fileWords.megabytes({ size: megabytes(bytes) });
