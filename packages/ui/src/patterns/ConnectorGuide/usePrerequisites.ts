import { useEffect, useState } from 'react';
import type { Prerequisite } from '../../domain/connectors/commonPrerequisites.ts';
import type { Definition } from '../../domain/connectors/define.ts';
import { hasDefinition, loadDefinition } from '../../domain/connectors/definitions.ts';
import { prerequisitesFor } from '../../domain/connectors/prerequisites.ts';

/** Prerequisites of a connector; `undefined` while its definition is loading. */
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
    // If the definition fails to load, the list of the connector's category is used.
    loadDefinition(kind, type).then(keep, () => keep());
    return () => {
      isCancelled = true;
    };
  }, [id, isDefined, kind, type]);
  if (!isDefined) return prerequisitesFor(kind, type);
  return loaded?.id === id ? loaded.list : undefined;
}
