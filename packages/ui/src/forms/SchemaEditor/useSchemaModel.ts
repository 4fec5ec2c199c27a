import { useEffect, useRef, useState } from 'react';
import type { SchemaCollections, SyncMapping } from '../../domain/entities/schema.ts';
import { loading, type Remote } from '../../domain/outcome/remote.ts';
import { createSchemaModel, type SchemaModel } from '../../domain/schema/schemaModel.ts';

interface Sources {
  /** The schema of the source at the last read. */
  schema: Remote<SchemaCollections>;
  /** The pipeline's saved selection. */
  saved: Remote<readonly SyncMapping[]>;
  /**
   * Whether the tables of the source may be in schemas (`canHaveSchemas` of its definition). Known with the first
   * answer of `schema`. @default true: the names of the tables decide
   */
  canHaveSchemas?: boolean | undefined;
}

interface Held {
  readonly model: SchemaModel;
  readonly schema: SchemaCollections;
  readonly saved: readonly SyncMapping[];
}

/**
 * One model per visit, for `SchemaEditor`: created once both responses are there, then updated with every later one. A
 * failed read hides the tables (spec §8), but keeps them in the model.
 */
export function useSchemaModel({ schema, saved, canHaveSchemas }: Sources): Remote<SchemaModel> {
  const [held, setHeld] = useState<Held>();
  const fed = useRef<Held>(undefined);
  const read = schema.state === 'ready' ? schema.value : undefined;
  const mappings = saved.state === 'ready' ? saved.value : undefined;
  if (!held && read && mappings) {
    const model = createSchemaModel(read.collections, mappings, canHaveSchemas);
    setHeld({ model, schema: read, saved: mappings });
  }

  useEffect(() => {
    if (!held) return;
    const last = fed.current?.model === held.model ? fed.current : held;
    const next = { model: held.model, schema: read ?? last.schema, saved: mappings ?? last.saved };
    fed.current = next;
    if (next.saved !== last.saved) held.model.setSaved(next.saved);
    if (next.schema !== last.schema) held.model.merge(next.schema.collections);
  }, [held, read, mappings]);

  if (saved.state === 'failed' && !held) return saved;
  if (schema.state === 'failed')
    return held ? { state: 'ready', value: held.model, problem: schema.problem } : schema;
  if (!held) return loading;
  if (schema.state === 'loading') return { state: 'ready', value: held.model, isRefreshing: true };
  return { ...schema, value: held.model };
}
