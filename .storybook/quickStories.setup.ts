import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { storyPage } from './storyPage.ts';

storyPage.resize = (width) => page.viewport(width, 900);

/**
 * What React says of an element that HTML does not allow where it stands. Only its development build says it, which the run
 * of the built Storybook does not have.
 */
const misplaced: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  const [line] = said;
  if (typeof line === 'string' && line.startsWith('In HTML, ')) misplaced.push(said.map(String).join(' '));
  error(...said);
};
beforeEach(() => {
  misplaced.splice(0);
});
afterEach(() => {
  if (misplaced.length > 0) throw new Error(`React: ${misplaced.join('\n')}`);
});
