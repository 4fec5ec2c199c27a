import { useEffect, useState } from 'react';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import { loadDefinition } from '../../domain/connectors/definitions.ts';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import { loading, ready, type Remote } from '../../domain/outcome/remote.ts';
import { connectorPaths } from '../../domain/routes/connectorPaths.ts';
import type { ConnectorPages, SourceOrDestination } from './connectorScreens.ts';

const now = new Date('2026-03-04T10:00:00Z');

/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

/** Loads the definition of a type, as an application does. */
export function useStoryDefinition(kind: ConnectorKind, type: string | undefined): Remote<Definition | null> {
  const [definition, setDefinition] = useState<Remote<Definition | null>>(loading);
  useEffect(() => {
    if (type !== undefined) {
      void loadDefinition(kind, type).then((found) => setDefinition(ready(found ?? null)));
    }
  }, [kind, type]);
  return definition;
}

/** The addresses of the console. Without a form there is nothing to edit or copy. */
export function storyPages(
  kind: ConnectorKind,
  hasForm: (connector: SourceOrDestination) => boolean = () => true,
): ConnectorPages {
  const { detail, edit, details } = connectorPaths[kind];
  return {
    detail: ({ id }) => detail(id),
    edit: (connector) => (hasForm(connector) ? edit(connector.id) : undefined),
    duplicate: (connector) =>
      hasForm(connector) ? details({ type: connector.type, copy: String(connector.id) }) : undefined,
  };
}
