import { defineConfig } from 'rolldown';

/** One file without dependencies, so that `npx @millrace/contract` needs nothing else. */
export default defineConfig({
  input: { cli: 'src/cli/cli.ts' },
  platform: 'node',
  output: { format: 'es', cleanDir: true, entryFileNames: '[name].mjs', codeSplitting: false },
});
