#!/usr/bin/env node
// Starts the Firefox that FIREFOX_PATH names, for Playwright, which passes the arguments. Both speak WebDriver BiDi.
// Playwright sends some commands that an installed Firefox may not know yet, and stops at the first one. They pass
// through here, and each of those that only change how a page looks counts as done. A saved file gets the name by which
// Playwright joins its beginning and its end.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Each sets a preference of the page's surroundings that these tests leave at its default. */
const optional = new Set([
  'browser.setDownloadBehavior',
  'emulation.setLocaleOverride',
  'emulation.setMediaFeaturesOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
]);

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly error?: string;
  readonly params?: { readonly url?: string };
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else void relay(address).then((own) => console.error(`WebDriver BiDi listening on ${own}`));
});

/** Listens for Playwright on the returned address. */
async function relay(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url = '' }) => connect(client, new WebSocket(address + url)));
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}`;
}

function connect(client: WebSocket, browser: WebSocket): void {
  const unsent: string[] = [];
  const optionalIds = new Set<number>();
  client.on('message', (data) => {
    const text = String(data);
    const { id, method }: Message = JSON.parse(text);
    if (id !== undefined && method !== undefined && optional.has(method)) optionalIds.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else unsent.push(text);
  });
  browser.on('open', () => {
    for (const text of unsent) browser.send(text);
  });
  browser.on('message', (data) => {
    const text = String(data);
    if (optionalIds.size > 0) client.send(asDone(text, optionalIds));
    else client.send(text.includes('"browsingContext.download') ? withDownload(text) : text);
  });
  for (const [one, other] of [
    [client, browser],
    [browser, client],
  ] as const) {
    one.on('close', () => other.close()).on('error', () => other.close());
  }
}

/** The answer, or a success in place of the refusal of an unknown optional command. */
function asDone(text: string, optionalIds: Set<number>): string {
  const { id, error }: Message = JSON.parse(text);
  const isOptional = id !== undefined && optionalIds.delete(id);
  return isOptional && error === 'unknown command'
    ? JSON.stringify({ type: 'success', id, result: {} })
    : text;
}

/**
 * The event of a saved file with an id of its download, by which the driver tells files apart. This Firefox sends none
 * if a page made the file itself, whose address is then its own.
 */
function withDownload(text: string): string {
  const message: Message = JSON.parse(text);
  const { method = '', params } = message;
  if (!method.startsWith('browsingContext.download')) return text;
  return JSON.stringify({ ...message, params: { download: params?.url, ...params } });
}
