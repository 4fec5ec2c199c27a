import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

/** An element, as WebDriver writes it. */
type ElementReference = Readonly<Record<string, string>>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const idOf = (element: ElementReference): string => element[elementKey] ?? '';

/** Special keys, as WebDriver writes them. */
export const keys = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  down: '\uE015',
  space: '\uE00D',
} as const;

/** One window of WebKit. Everything waits until the page is ready for it, at most `patienceMs`. */
export interface WebKit {
  open(address: string): Promise<void>;
  setCookie(name: string, value: string): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Waits for a true expression. `what` describes it in the failure. */
  waitFor(expression: string, what: string): Promise<void>;
  /** Presses a button, a link, a menu item or an option by its name, or by the start of its name. */
  press(name: string): Promise<void>;
  /** Types into a field by the start of its label, key by key, in place of its text. */
  type(label: string, text: string): Promise<void>;
  /** Types keys where the focus is. */
  keys(text: string): Promise<void>;
  /** Waits for a text on the page. */
  see(text: string): Promise<void>;
  /** Waits for the heading of a screen. */
  arriveAt(heading: string): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 30_000;
const pauseMs = 100;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A screen in memory, because WebKit has no mode without one. Returns its name. */
async function openScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (bytes: Buffer) => resolve(`:${bytes.toString().trim()}`));
  });
}

/** The names of an element: its label, and its text. */
const helpers = `
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (label || (element.getAttribute('aria-label') ?? element.textContent)).trim().replace(/\\s+/g, ' ');
  };
  const isIn = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  // A menu or a dialog is in front of the page.
  const inFront = (element) => element.closest('[role=menu], [role=listbox], [role=dialog], [role=alertdialog]') !== null;
  const pick = (elements, name, nameFor) => {
    const shown = [...elements].filter(isIn);
    const ordered = [...shown.filter(inFront), ...shown.filter((each) => !inFront(each))];
    return ordered.find((each) => nameFor(each) === name) ?? ordered.find((each) => nameFor(each).startsWith(name)) ?? null;
  };
`;
const pressable =
  'button, a, [role=menuitem], [role=option], [role=radio], [role=checkbox], input[type=checkbox]';

/** Starts WebKit of Debian's packages, and its driver. */
export async function startWebKit(): Promise<WebKit> {
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const child of started) child.kill();
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (binary === undefined) throw new Error('WebKit is not installed.');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: await openScreen(started), LANG: 'en_US.UTF-8' };
  started.push(
    spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: ['ignore', 'ignore', 'ignore'],
      env,
    }),
  );

  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value }: { value: Value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  /** Retries until it succeeds. */
  const patiently = async <Value>(what: string, attempt: () => Promise<Value | null | undefined | false>) => {
    const end = Date.now() + patienceMs;
    for (;;) {
      let cause: unknown;
      const value = await attempt().catch((error: unknown) => void (cause = error));
      if (value !== undefined && value !== null && value !== false) return value;
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`, { cause });
      await sleep(pauseMs);
    }
  };

  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
  const { sessionId } = await patiently('WebKit to start', () =>
    call<{ sessionId: string }>('POST', '/session', { capabilities }),
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
  const run = <Value>(script: string) =>
    call<Value>('POST', `${session}/execute/sync`, { script: helpers + script, args: [] });
  const find = (what: string, script: string) => patiently(what, () => run<ElementReference | null>(script));

  const webkit: WebKit = {
    open: (url) => call('POST', `${session}/url`, { url }),
    setCookie: (name, value) => call('POST', `${session}/cookie`, { cookie: { name, value, path: '/' } }),
    read: (expression) => run(`return ${expression};`),
    async waitFor(expression, what) {
      await patiently(what, () => run<boolean>(`return Boolean(${expression});`));
    },
    async press(name) {
      const script = `return pick(document.querySelectorAll(${JSON.stringify(pressable)}), ${JSON.stringify(name)}, nameOf);`;
      // Another render may replace the element between the two calls.
      await patiently(`“${name}” to be pressed`, async () => {
        const element = await run<ElementReference | null>(script);
        if (element === null) return false;
        await call('POST', `${session}/element/${idOf(element)}/click`, {});
        return true;
      });
    },
    async type(label, text) {
      const field = await find(
        `the field “${label}”`,
        `const labelOf = (each) => [...(each.labels ?? [])].map(nameOf).join(' ') || nameOf(each);
         return pick(document.querySelectorAll('input, textarea'), ${JSON.stringify(label)}, labelOf);`,
      );
      await call('POST', `${session}/element/${idOf(field)}/clear`, {});
      await call('POST', `${session}/element/${idOf(field)}/value`, { text });
    },
    async keys(text) {
      const focused = await find('the focus', 'return document.activeElement;');
      await call('POST', `${session}/element/${idOf(focused)}/value`, { text });
    },
    see: (text) => webkit.waitFor(`document.body.innerText.includes(${JSON.stringify(text)})`, `“${text}”`),
    arriveAt: (heading) =>
      webkit.waitFor(
        `[...document.querySelectorAll('h1')].some((h) => isIn(h) && nameOf(h) === ${JSON.stringify(heading)})`,
        `the heading “${heading}”`,
      ),
    async close() {
      await call('DELETE', session).catch(() => undefined);
      stop();
    },
  };
  return webkit;
}
