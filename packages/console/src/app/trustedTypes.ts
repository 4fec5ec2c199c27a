/** The part of the Trusted Types API that the page uses. It is missing in browsers without Trusted Types. */
export interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/**
 * Installs the page's default policy: only the empty string may become markup, and no string may become a
 * script or a script URL (docs/threats.md T-03). react-aria clears its live region by setting the empty
 * string. Without the policy, the first arrow key in a number field throws and crashes the page.
 */
export function installTrustedTypes(policies: TrustedTypePolicies | undefined): void {
  policies?.createPolicy('default', {
    createHTML(text) {
      if (text !== '') throw new TypeError('A string can’t become markup.');
      return text;
    },
  });
}

declare global {
  var trustedTypes: TrustedTypePolicies | undefined;
}

// The entry imports this module first, so that the policy is installed before a library needs it.
installTrustedTypes(globalThis.trustedTypes);
