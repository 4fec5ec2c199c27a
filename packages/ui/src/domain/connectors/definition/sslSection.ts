import { sslField } from '../../forms/kinds/ssl.ts';
import { sslPath, type Section } from './sections.ts';

/** SSL: off, unverified, or with a custom certificate (spec §3 Source). */
export const ssl = (path = sslPath): Section =>
  Object.freeze({ kind: 'ssl', fields: [sslField(path)] } as const);
