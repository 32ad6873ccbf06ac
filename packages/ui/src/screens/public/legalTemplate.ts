import { publicWords } from '@rpm/domain/words/public';

const { versionOfTemplate, effectiveOfTemplate } = publicWords.legal;

/** The state of the legal texts. They are templates: the operator sets both when it has completed them. */
export const legalTemplate = { version: versionOfTemplate, effective: effectiveOfTemplate } as const;
