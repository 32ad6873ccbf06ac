import { expect, test } from 'vitest';
import { failureLine } from './failureLine.ts';

const colored = (text: string) => `${String.fromCharCode(27)}[34m${text}${String.fromCharCode(27)}[39m`;

test.each([
  [
    'a matcher',
    'AssertionError: expected 1 to be 2 // Object.is equality\n    at x',
    'expected 1 to be 2 // Object.is equality',
  ],
  [
    'the run of the stories, behind the address to open',
    `page.evaluate: StorybookTestRunnerError: ${colored('\nClick to debug the error directly in Storybook:\nhttp://127.0.0.1/?path=/story/a--b\n\n')}Message:\n TestingLibraryElementError: Unable to find a label with the text of: Clinic\n\n`,
    'Unable to find a label with the text of: Clinic',
  ],
  [
    'what goes on in the next line',
    'Error: axe, dark theme:\n  color-contrast: too faint\n    <p>',
    'axe, dark theme: color-contrast: too faint',
  ],
  ['colors', colored('Error: expect(received).toBe(expected)'), 'expect(received).toBe(expected)'],
  [
    'a step that failed, as the console says it',
    'Error: The console is not silent:\n  error: AssertionError: expected solid to be dashed',
    'The console is not silent: expected solid to be dashed',
  ],
  ['nothing', '', 'It failed, and nothing says why.'],
])('%s', (_, message, line) => {
  expect(failureLine(message)).toBe(line);
});

test('a very long line is cut', () => {
  expect(failureLine('x'.repeat(5000))).toHaveLength(241);
});
