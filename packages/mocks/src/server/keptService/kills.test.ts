import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killAndRestart } from './kills.test.data.ts';

const kills = 5;

it('loses no answered write and keeps no partial write, killed five times', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twin-kills-'));
  const answered = await killAndRestart(folder, kills, 1);
  rmSync(folder, { recursive: true, force: true });
  expect(answered).toBeGreaterThan(kills);
});
