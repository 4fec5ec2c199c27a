import { within } from '../kit/thirdPartyScript.ts';

/** What the page asks the chat to do, and what its frame reports. */
type Report = 'loaded' | 'booted' | 'failed' | 'hidden';

const isReport = (value: unknown): value is Report =>
  ['loaded', 'booted', 'failed', 'hidden'].some((report) => report === value);

/** Runs in the frame, around the third party's script. */
const inFrame = `
addEventListener('message', ({ data, source }) => {
  if (source !== parent) return;
  const report = (text) => parent.postMessage(text, '*');
  if (data.do === 'boot') {
    const { hide } = supportChat;
    supportChat.hide = () => { hide.call(supportChat); report('hidden'); };
    Promise.resolve(supportChat.boot(data.who)).then(() => report('booted'), () => report('failed'));
  } else supportChat.show();
});
addEventListener('load', () => {
  const { boot, show, hide } = globalThis.supportChat ?? {};
  const isChat = [boot, show, hide].every((method) => typeof method === 'function');
  parent.postMessage(isChat ? 'loaded' : 'failed', '*');
});`;

interface HtmlPolicies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Policies of Trusted Types can be created once per document. */
let toMarkup: ((text: string) => string) | undefined;

function markupFor(address: string): string {
  if (!toMarkup) {
    const factory: HtmlPolicies | undefined = Reflect.get<object, string>(globalThis, 'trustedTypes');
    const policy = factory?.createPolicy('support-chat', { createHTML: (text) => text });
    toMarkup = (text) => policy?.createHTML(text) ?? text;
  }
  const nonce = escaped(document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '');
  const url = escaped(new URL(address, document.baseURI).href);
  return toMarkup(
    `<!doctype html><html lang="en"><title>Support chat</title><body><script nonce="${nonce}">${inFrame}</script>` +
      `<script nonce="${nonce}" src="${url}" referrerpolicy="no-referrer"></script></body></html>`,
  );
}

/** The chat's frame. */
export interface ChatFrame {
  boot(who: object): Promise<void>;
  show(): void;
  remove(): void;
  /** Whether it has not been removed. */
  isThere(): boolean;
}

function isCovered(control: Element, frame: Element): boolean {
  const below = control.getBoundingClientRect();
  const above = frame.getBoundingClientRect();
  return (
    below.left < above.right &&
    above.left < below.right &&
    below.top < above.bottom &&
    above.top < below.bottom
  );
}

/** How long a chat that was opened may take to focus its own field, in milliseconds. */
const openingMs = 1_000;
/** How long after a key a person may move on to the chat with the pointer, in milliseconds. */
const keyPauseMs = 500;

/**
 * Keeps the frame from the control that has the focus. It moves to the other side or hides rather than cover it. A script
 * that takes the focus while the person is elsewhere would receive the next keys, so its frame is removed. Returns a
 * function that ends this.
 */
function yieldTo(frame: HTMLIFrameElement, isShowing: () => boolean, remove: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal } as const;
  let focused: Element | null = null;
  let lastKey = { key: '', at: -Infinity };
  const place = (end: string, start: string) =>
    Object.assign(frame.style, { insetInlineEnd: end, insetInlineStart: start });
  const giveWay = () => {
    const { activeElement } = document;
    if (frame.hidden || !activeElement || activeElement === frame || activeElement === document.body) return;
    if (!isCovered(activeElement, frame)) return;
    place('auto', '1rem');
    if (!isCovered(activeElement, frame)) return;
    place('1rem', 'auto');
    frame.hidden = isCovered(activeElement, frame);
  };
  const isIntended = () =>
    !frame.hidden &&
    (lastKey.key === 'Tab' || (frame.matches(':hover') && performance.now() - lastKey.at > keyPauseMs));
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target === frame || !(target instanceof Element)) return;
      focused = target;
      // The browser scrolls to it first.
      requestAnimationFrame(giveWay);
    },
    options,
  );
  addEventListener('scroll', giveWay, options);
  addEventListener('resize', giveWay, options);
  addEventListener('keydown', ({ key }) => (lastKey = { key, at: performance.now() }), options);
  addEventListener(
    'blur',
    () => {
      if (document.activeElement !== frame || isShowing() || isIntended()) return;
      remove();
      if (focused instanceof HTMLElement) focused.focus();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

/**
 * Loads the chat's script in a frame without an origin: it reads nothing of the page, such as a password that is typed
 * later, and no cookies or storage (T-27). Rejects if the script is not there within `limitMs`, in milliseconds.
 */
export async function openChatFrame(address: string, name: string, limitMs: number): Promise<ChatFrame> {
  const frame = document.createElement('iframe');
  frame.title = 'Support chat';
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockEnd: '1rem',
    insetInlineEnd: '1rem',
    inlineSize: 'min(24rem, calc(100vw - 2rem))',
    blockSize: 'min(36rem, calc(100vh - 2rem))',
    border: '1px solid',
    borderRadius: '0.5rem',
    background: 'Canvas',
    zIndex: '1000',
  });
  let waiting: PromiseWithResolvers<Report> | undefined;
  const receive = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || !isReport(data)) return;
    if (data === 'hidden') frame.hidden = true;
    else waiting?.resolve(data);
  };
  const remove = () => {
    endYielding();
    removeEventListener('message', receive);
    frame.remove();
    waiting?.reject(new Error(`${name} was removed.`));
  };
  let shownAt = -Infinity;
  const endYielding = yieldTo(frame, () => performance.now() - shownAt < openingMs, remove);
  const expectReport = async (wanted: Report, start: () => void) => {
    waiting = Promise.withResolvers<Report>();
    start();
    const report = await within(limitMs, name, waiting.promise);
    if (report !== wanted) throw new Error(`${name} could not be started.`);
  };
  // A frame without an origin can be named by no other target.
  const send = (message: object) => frame.contentWindow?.postMessage(message, '*');
  addEventListener('message', receive);
  try {
    await expectReport('loaded', () => {
      frame.srcdoc = markupFor(address);
      document.body.append(frame);
    });
  } catch (thrown) {
    remove();
    throw thrown;
  }
  return {
    boot: (who) => expectReport('booted', () => send({ do: 'boot', who })),
    show() {
      frame.hidden = false;
      send({ do: 'show' });
      shownAt = performance.now();
      frame.focus();
    },
    remove,
    isThere: () => frame.isConnected,
  };
}
