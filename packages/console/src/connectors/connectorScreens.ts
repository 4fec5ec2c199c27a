import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { createElement, type ComponentType } from 'react';

import type { ScreenProps } from '../router/screens.ts';

const select = () => import('./SelectTypeContainer.tsx');
const prerequisites = () => import('./TypePrerequisitesContainer.tsx');
const edit = () => import('./ConnectorEditContainers.tsx');
const detail = () => import('./ConnectorDetailContainer.tsx');

export function connectorScreens(kind: ConnectorKind) {
  const forKind = (Screen: ComponentType<ScreenProps & { readonly kind: ConnectorKind }>) =>
    function ConnectorScreen({ match }: ScreenProps) {
      return createElement(Screen, { kind, match });
    };
  return {
    select: {
      load: async () => forKind((await select()).SelectTypeContainer),
    },
    prerequisites: {
      load: async () => forKind((await prerequisites()).TypePrerequisitesContainer),
    },
    details: {
      load: async () => forKind((await edit()).ConnectorDetailsContainer),
    },
    edit: {
      load: async () => forKind((await edit()).ConnectorEditContainer),
    },
    detail: {
      load: async () => forKind((await detail()).ConnectorDetailContainer),
    },
  };
}
