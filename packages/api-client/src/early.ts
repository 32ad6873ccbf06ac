/** What the script of a page needs to ask before the client has come: no schema and no table of calls. */
export { type Addressed, addressOf } from './client/address.ts';
export { keepEarly } from './client/earlyAnswers.ts';
export { queryHeader } from './client/queryHeader.ts';
