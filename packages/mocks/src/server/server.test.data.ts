import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from './startServer.ts';
import { createBrowser } from '../assembly/service.test.data.ts';

/** Starts servers that end with the test, and provides a temporary folder. */
export function startTestServers() {
  let folder = '';
  let running: RunningServer[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'twin-server-'));
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.close()));
    running = [];
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    async start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
      const server = await startServer({ port: 0, ...options });
      running.push(server);
      return server;
    },
    /** A minimal build of the console. */
    consoleFolder() {
      mkdirSync(join(folder, 'assets'), { recursive: true });
      writeFileSync(join(folder, 'index.html'), index);
      mkdirSync(join(folder, 'documents'), { recursive: true });
      for (const [name, title] of [
        ['login', 'Sign in'],
        ['user-confirmation', 'Confirm'],
        ['user-invite', 'Join'],
        ['reset-password', 'Reset'],
      ]) {
        writeFileSync(
          join(folder, `documents/${name}.html`),
          index.replace('</head>', `<title>${title}</title></head>`),
        );
      }
      writeFileSync(join(folder, 'assets', 'index-AbCd1234.js'), 'console.log("console");'.repeat(50));
      writeFileSync(join(folder, 'mark.svg'), '<svg/>');
      return folder;
    },
  };
}

const index = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="millrace-config">__MILLRACE_CONFIG__</script>
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-AbCd1234.js"></script></head></html>`;

/** A browser over the network, in the twin session `twin`, with the twin's controls. */
export function openBrowser(address: string, twin?: string) {
  const browser = createBrowser({ handle: (request) => fetch(request) }, address);
  if (twin !== undefined) browser.cookies.set('twin', twin);
  const control = (method: string, path: string, body?: object) =>
    browser.send(method, `/__twin/sessions${path}`, body && { body: JSON.stringify(body) });
  return { ...browser, control };
}
