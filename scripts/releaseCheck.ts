// Refuses to publish the library until its package says where it is kept.
import { existsSync, readFileSync } from 'node:fs';
import { missingForRelease } from './lib/release.ts';

const manifest: Record<string, unknown> = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
const missing = missingForRelease(manifest, existsSync('packages/ui/CHANGELOG.md'));
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
