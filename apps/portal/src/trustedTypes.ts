interface PolicyFactory {
  createPolicy(name: 'default', rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Lets text become HTML only where it holds no markup: a component of the list box sets the text of a style so. Whatever
 * holds a '<' is blocked by the browser, as the policy of the site demands.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export function trustPlainText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
