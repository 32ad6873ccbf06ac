declare module 'virtual:trace' {
  export const trace: readonly import('../../scripts/trace/trace.ts').Traced[];
}
