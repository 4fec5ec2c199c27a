import { useEffect, useState } from 'react';
import type { Prerequisite } from '../../domain/connectors/commonPrerequisites.ts';
import type { Definition } from '../../domain/connectors/define.ts';
import { hasDefinition, loadDefinition } from '../../domain/connectors/definitions.ts';
import { prerequisitesFor } from '../../domain/connectors/prerequisites.ts';

/** What to prepare for a connector; `undefined` while its definition is loading. */
export function usePrerequisites(
  kind: Definition['kind'],
  type: string,
): readonly Prerequisite[] | undefined {
  const [loaded, setLoaded] = useState<{ id: string; list: readonly Prerequisite[] }>();
  const id = `${kind}/${type}`;
  const isDefined = hasDefinition(kind, type);
  useEffect(() => {
    if (!isDefined) return undefined;
    let isCancelled = false;
    const keep = (definition?: Definition) => {
      if (!isCancelled) setLoaded({ id, list: prerequisitesFor(kind, type, definition) });
    };
    // Without its definition, the connector gets the list of its category.
    loadDefinition(kind, type).then(keep, () => keep());
    return () => {
      isCancelled = true;
    };
  }, [id, isDefined, kind, type]);
  if (!isDefined) return prerequisitesFor(kind, type);
  return loaded?.id === id ? loaded.list : undefined;
}
