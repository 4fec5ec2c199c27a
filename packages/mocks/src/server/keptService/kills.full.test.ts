import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killAndRestart } from './kills.test.data.ts';

const kills = 200;

it('loses no answered write and keeps no partial write, killed 200 times', { timeout: 900_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twin-kills-'));
  const answered = await killAndRestart(folder, kills, 2);
  rmSync(folder, { recursive: true, force: true });
  expect(answered).toBeGreaterThan(kills);
});
