import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Puts what our sheets name by a relative URL (fonts, the sprite of marks, the licences of both) into the build at the
 * same place as in the sources, so that `url('./inter.woff2')` holds there too, and a consumer's bundler finds, hashes
 * and copies them like its own.
 */
export const emitAssets = (sources: string): Plugin => ({
  name: 'millrace-assets',
  async generateBundle() {
    for await (const fileName of glob('**/*.{woff2,svg,txt}', { cwd: sources })) {
      this.emitFile({ type: 'asset', fileName, source: await readFile(join(sources, fileName)) });
    }
  },
});
