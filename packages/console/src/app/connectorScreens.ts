import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { createElement, type ComponentType } from 'react';

import type { KindProps } from '../connectors/area/kindProps.ts';
import type { ScreenProps } from '../router/screens.ts';

const edit = () => import('../connectors/area/ConnectorEditContainers.tsx');

const words = {
  source: { one: 'source', One: 'Source', Many: 'Sources' },
  destination: { one: 'destination', One: 'Destination', Many: 'Destinations' },
};

/** The screens that both areas have. */
export function connectorScreens(kind: ConnectorKind) {
  const { one, One, Many } = words[kind];
  const screen = (title: string, load: () => Promise<ComponentType<ScreenProps & KindProps>>) => ({
    title,
    async load() {
      const Screen = await load();
      return (props: ScreenProps) => createElement(Screen, { ...props, kind });
    },
  });
  return {
    list: screen(
      Many,
      async () => (await import('../connectors/area/ConnectorAreaContainer.tsx')).ConnectorAreaContainer,
    ),
    select: screen(
      `Choose a ${one}`,
      async () => (await import('../connectors/area/SelectTypeContainer.tsx')).SelectTypeContainer,
    ),
    prerequisites: screen(
      `Prepare the ${one}`,
      async () =>
        (await import('../connectors/area/TypePrerequisitesContainer.tsx')).TypePrerequisitesContainer,
    ),
    details: screen(`Configure the ${one}`, async () => (await edit()).ConnectorDetailsContainer),
    edit: screen(`Edit ${one}`, async () => (await edit()).ConnectorEditContainer),
    detail: screen(
      One,
      async () => (await import('../connectors/area/ConnectorDetailContainer.tsx')).ConnectorDetailContainer,
    ),
  };
}
