/**
 * The human check's script, as text for other sites' pages. It creates one global, `humanCheck`. Its `execute()`
 * resolves to a single-use token, and rejects if the check is unreachable.
 */
export const widget = `(() => {
  const here = new URL(document.currentScript.src);
  const ask = new URL('token' + here.search, here);

  globalThis.humanCheck = {
    async execute() {
      const response = await fetch(ask, { method: 'POST' });
      const said = await response.json();
      if (!response.ok) throw new Error(said.detail);
      return said.token;
    },
  };
})();
`;
