import { setNonce } from 'get-nonce';

/**
 * Gives the nonce of this page's Content-Security-Policy to the libraries that write a `style` element (the scroll
 * lock under Radix). Call it in each module that brings such a library in.
 *
 * @returns the nonce, for what takes it as a prop; undefined where the page has none, as in Storybook
 */
export function styleNonce(): string | undefined {
  // Browsers hide the attribute from scripts and stylesheets; only the property has it.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (!nonce) return undefined;
  setNonce(nonce);
  return nonce;
}
