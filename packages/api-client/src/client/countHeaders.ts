/**
 * The headers of an answer that is counted. The row count is that of all pages; the reading count adds up their rows.
 * Apart from `endpoint.ts`, so that the client of the log in page does not load the schemas.
 */
export const countHeaders = { rows: 'X-Total-Count', readings: 'X-Total-Readings' } as const;

/** What an answer is a part of; the name of each count is that of its header. */
export type AnswerCounts = Record<keyof typeof countHeaders, number>;
