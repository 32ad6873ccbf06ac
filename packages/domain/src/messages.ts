/**
 * Every sentence that a user reads and that a rule, a screen and a test must agree on.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 * Each group is a member of a module, and named as such (`messages.app`), so that a page loads only the groups it names.
 */
export * as messages from './messages/index.ts';
