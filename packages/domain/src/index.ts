export * from './limits/limits.ts';
export { pagesOfScreens } from './rooms/pages.ts';
export * from './rooms/rules.ts';
