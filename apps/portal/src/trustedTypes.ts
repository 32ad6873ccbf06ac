interface Rules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}
interface PolicyFactory {
  createPolicy(name: 'default', rules: Rules): unknown;
}

/**
 * Lets text become HTML only where it holds no markup: a component of the list box sets the text of a style so. And lets a
 * worker be made only of a file of our own build, as that which reads PDFs is. All else is blocked by the browser, as the
 * policy of the site demands.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
export function trustOwn(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (isOwnAsset(address) ? address : null),
  });
}

function isOwnAsset(address: string): boolean {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && /^\/assets\/[\w.-]+\.m?js$/.test(pathname);
}
