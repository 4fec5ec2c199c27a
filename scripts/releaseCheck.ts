// Refuses to publish the library until its package says where it is kept and shown, which this repository cannot know:
// millrace.example stands for every address of ours until there are real ones.
import { existsSync, readFileSync } from 'node:fs';

const manifest: Record<string, unknown> = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
const faults = ['repository', 'homepage']
  .filter((field) => /^""$|millrace\.example/.test(JSON.stringify(manifest[field] ?? '')))
  .map((field) => `packages/ui/package.json has no address in "${field}". Set it to its address.`);
if (!existsSync('packages/ui/CHANGELOG.md'))
  faults.push('packages/ui has no CHANGELOG.md. Run "npm run release:version" first.');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
