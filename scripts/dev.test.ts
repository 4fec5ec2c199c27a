import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from './lib/freePort.ts';

let stateFolder = '';
beforeEach(() => {
  stateFolder = mkdtempSync(path.join(tmpdir(), 'dev-'));
});
afterEach(() => rmSync(stateFolder, { recursive: true, force: true }));

/** The console's document. Until its script is bundled, the server answers with another one. */
async function documentAt(address: string): Promise<string> {
  const html = await fetch(address).then(
    (answer) => answer.text(),
    () => '',
  );
  if (html.includes('id="root"')) return html;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return documentAt(address);
}

/** What a browser sends when a person opens a link. */
const opening = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Dest': 'document' };

// Preparing pages compiles the console a second time, and its placeholders would show.
test(
  'the development server prepares no page, and opens a link with a dot in its token',
  { timeout: 60_000 },
  async () => {
    const port = await findFreePort();
    const root = path.resolve(import.meta.dirname, '..');
    const server = spawn(
      path.join(root, 'node_modules/node/bin/node'),
      ['--conditions=@millrace/source', 'scripts/dev.ts'],
      {
        cwd: root,
        stdio: 'ignore',
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'development',
          PORT: String(port),
          MILLRACE_STATE: stateFolder,
        },
      },
    );
    try {
      const html = await documentAt(`http://127.0.0.1:${port}/login`);
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toMatch(/__\w+_PAGE__/);
      for (const token of [
        'a.b',
        'a.ts',
        'a.js',
        'a.css',
        'a.json',
        'a.html',
        'inter.woff2',
        'a@b.example',
      ]) {
        for (const link of [`/user-invite/${token}`, `/reset-password?token=${token}`]) {
          const answer = await fetch(`http://127.0.0.1:${port}${link}`, { headers: opening });
          expect([link, answer.status, await answer.text()]).toEqual([link, 200, html]);
        }
      }
    } finally {
      server.kill();
      await once(server, 'close');
    }
  },
);
