import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that get smaller. Documents are left out: the server fills in each one before it sends it. */
const compressible = /^assets\/.*\.(?:css|js|json|svg|txt)$/;

/**
 * Writes a compressed copy of each file beside it, at the highest level: `.br` and `.gz`. At that level compressing all
 * files takes seconds, which a server would lack when it starts or stops.
 */
export const compress: Plugin = {
  name: 'millrace:compress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const write = async (name: string) => {
      const file = path.join(dir, name);
      const body = await readFile(file);
      await Promise.all([
        brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).then((copy) =>
          writeFile(`${file}.br`, copy),
        ),
        gzipped(body, { level: 9 }).then((copy) => writeFile(`${file}.gz`, copy)),
      ]);
    };
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => compressible.test(name))
        .map(write),
    );
  },
};
