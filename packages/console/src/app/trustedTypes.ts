/** What a page that enforces Trusted Types offers; other browsers have nothing of it. */
export interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/**
 * Installs the page's default policy: the empty string may become markup, nothing else may, and no string ever becomes
 * a script or its address (docs/threats.md T-03). The empty string has to pass because react-aria empties its live
 * region that way: without a policy the first arrow key in a number field throws and takes the whole page with it.
 */
export function installTrustedTypes(policies: TrustedTypePolicies | undefined): void {
  policies?.createPolicy('default', {
    createHTML(text) {
      if (text !== '') throw new TypeError('Markup is never made from strings here.');
      return text;
    },
  });
}

declare global {
  var trustedTypes: TrustedTypePolicies | undefined;
}

// The entry imports this module before any other, so that the policy stands before a library needs it.
installTrustedTypes(globalThis.trustedTypes);
