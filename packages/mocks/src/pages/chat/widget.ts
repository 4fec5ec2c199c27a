/**
 * The chat's script, as text for other sites' pages. It creates one global, `supportChat`:
 *
 * - `boot({ userId, identity })` identifies the person, with the `intercom_hmac` of `me` as proof. It returns a
 *   promise, rejected if the proof is wrong or the chat is unreachable
 * - `show()`, `hide()` open and close the panel; before `boot` they throw
 * - `shutdown()` forgets the person, and removes panel and global
 */
export const widget = `(() => {
  const here = new URL(document.currentScript.src);
  const ask = new URL('conversation' + here.search, here);
  let panel;

  const text = (tag, content) => Object.assign(document.createElement(tag), { textContent: content });
  const booted = () => {
    if (!panel) throw new Error('The chat has not been booted.');
    return panel;
  };

  globalThis.supportChat = {
    async boot({ userId, identity }) {
      const response = await fetch(ask, { method: 'POST', body: JSON.stringify({ user_id: userId, identity }) });
      const said = await response.json();
      if (!response.ok) throw new Error(said.detail);
      panel?.remove();
      panel = text('aside', '');
      panel.setAttribute('aria-label', 'Support chat');
      panel.hidden = true;
      const close = text('button', 'Close chat');
      close.addEventListener('click', () => supportChat.hide());
      panel.append(text('h2', 'Support chat'), text('p', said.greeting), close);
      document.body.append(panel);
    },
    show() {
      booted().hidden = false;
    },
    hide() {
      booted().hidden = true;
    },
    shutdown() {
      panel?.remove();
      panel = undefined;
      delete globalThis.supportChat;
    },
  };
})();
`;
