import { useEffect, useState } from 'react';
import type { Prerequisite } from '../../domain/connectors/definition/commonPrerequisites.ts';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import { isConnector } from '../../domain/entities/catalogue.ts';
import { loadDefinition } from '../../domain/connectors/definitions.ts';
import { prerequisitesFor } from '../../domain/connectors/prerequisites.ts';

/** What to prepare for a connector, and where its provider documents it. */
interface Preparation {
  readonly list: readonly Prerequisite[];
  readonly docsUrl?: string | undefined;
}

/** Prerequisites of a connector; `undefined` while its definition is loading. */
export function usePrerequisites(kind: Definition['kind'], type: string): Preparation | undefined {
  const [loaded, setLoaded] = useState<Preparation & { readonly id: string }>();
  const id = `${kind}/${type}`;
  const isKnown = isConnector(kind, type);
  useEffect(() => {
    if (!isKnown) return undefined;
    let isCancelled = false;
    const keep = (definition?: Definition) => {
      if (!isCancelled)
        setLoaded({ id, list: prerequisitesFor(kind, type, definition), docsUrl: definition?.docsUrl });
    };
    // If the definition fails to load, the list of the connector's category is used.
    loadDefinition(kind, type).then(keep, () => keep());
    return () => {
      isCancelled = true;
    };
  }, [id, isKnown, kind, type]);
  if (!isKnown) return { list: prerequisitesFor(kind, type) };
  return loaded?.id === id ? loaded : undefined;
}
