export * from './limits/limits.ts';
export * from './rooms/rules.ts';
