/** A door of its own for the schema of the stored session, which is loaded only where something is stored. */
export { parseSession } from '@rpm/domain';
export { sessionWords } from '@rpm/domain/words/session';
