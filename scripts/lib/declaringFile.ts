import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of declarations that declares a type, which other files may export again. */
export function declaringFile(name: string, file: string): string {
  const again = new RegExp(`^export type \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`, 'm');
  const [, from] = again.exec(readFileSync(file, 'utf8')) ?? [];
  if (from === undefined) return file;
  return declaringFile(name, path.resolve(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts')));
}
