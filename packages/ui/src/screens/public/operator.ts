import { contactPage } from '@rpm/domain/words/contactPage';

/**
 * Who runs this portal. A template, in the reader's language: the operator puts its own facts in its place before anybody
 * uses the portal, and says so by `isTemplate`. While it is one, the pages that show it say so.
 */
export const operator = { isTemplate: true, ...contactPage.template } as const;
