declare module 'virtual:source-facts' {
  export const facts: import('./foundations/sourceFacts.ts').SourceFacts;
}
