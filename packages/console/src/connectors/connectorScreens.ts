import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { createElement, type ComponentType } from 'react';

import type { ScreenProps } from '../router/screens.ts';

export interface KindProps {
  readonly kind: ConnectorKind;
}

const edit = () => import('./ConnectorEditContainers.tsx');

/** The screens that both areas have. */
export function connectorScreens(kind: ConnectorKind) {
  const screen = (load: () => Promise<ComponentType<ScreenProps & KindProps>>) => ({
    async load() {
      const Screen = await load();
      return (props: ScreenProps) => createElement(Screen, { ...props, kind });
    },
  });
  return {
    list: screen(async () => (await import('./ConnectorsListContainer.tsx')).ConnectorsListContainer),
    select: screen(async () => (await import('./SelectTypeContainer.tsx')).SelectTypeContainer),
    prerequisites: screen(
      async () => (await import('./TypePrerequisitesContainer.tsx')).TypePrerequisitesContainer,
    ),
    details: screen(async () => (await edit()).ConnectorDetailsContainer),
    edit: screen(async () => (await edit()).ConnectorEditContainer),
    detail: screen(async () => (await import('./ConnectorDetailContainer.tsx')).ConnectorDetailContainer),
  };
}
