import { boundText, boundTexts, textLimit } from '../../domain/text/boundedText.ts';
import type { SchemaCollection, SchemaCollections } from '../../domain/entities/schema.ts';
import { jsonMembers } from './jsonMembers.ts';
import { readCollection, readInstant } from './schemaReaders.ts';

/** Maximum duration of a slice of work before it yields to the page, in ms. */
const sliceMs = 8;

/** Replaced in tests. */
export interface Slicing {
  now(): number;
  /** Yields to the page's other work. */
  pause(): Promise<void>;
}

const slicing: Slicing = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/**
 * Reads a source's schema from the answer's text, a few tables at a time. Reading 15 MB in one piece would
 * block the page for more than 200 ms.
 * @throws {SyntaxError | NotJson} if the text is not a schema
 */
export async function decodeSchemaText(
  text: string,
  { now, pause }: Slicing = slicing,
): Promise<SchemaCollections> {
  const collections = new Map<string, SchemaCollection | undefined>();
  let readAt: Date | null = null;
  let isSchema = false;
  let sliceStart = now();
  for (const member of jsonMembers(text)) {
    if (member.key === 'read_at') readAt = readInstant(JSON.parse(text.slice(member.start, member.end)));
    if (member.key !== 'collections') continue;
    isSchema = true;
    for (const { key, start, end } of jsonMembers(text, member.start)) {
      const table = boundText(key, textLimit.text);
      collections.set(table, readCollection(table, boundTexts(JSON.parse(text.slice(start, end)))));
      if (now() - sliceStart < sliceMs) continue;
      await pause();
      sliceStart = now();
    }
  }
  if (!isSchema) throw new SyntaxError('No collections');
  const read = [...collections.values()].filter((each) => each !== undefined);
  return { collections: read, unreadable: collections.size - read.length, readAt };
}
