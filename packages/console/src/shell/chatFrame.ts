import { within } from '../data/thirdPartyScript.ts';

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
    removeEventListener('message', receive);
    frame.remove();
  };
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
      frame.focus();
    },
    remove,
  };
}
