/**
 * The human check's script, as text for other people's pages. It makes one global, `humanCheck`, whose `execute()` promises a
 * token for one use; it is rejected where the check cannot be reached.
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
