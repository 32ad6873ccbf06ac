/** The state of the legal texts. They are templates: the operator sets both when it has completed them. */
export const legalTemplate = { version: 'Template 1.0', effective: '[Date, set by the operator]' } as const;
