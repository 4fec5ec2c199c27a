import { createContext } from 'react';
import type { FormModel } from '../../domain/connectors/formState.ts';
import type { TunnelActions } from '../TunnelSection/TunnelSection.tsx';

/** The form of a new tunnel and what can be done about tunnels; absent for connectors that know none. */
export interface TunnelResources {
  readonly newTunnel?: FormModel;
  readonly actions?: TunnelActions;
}

export const TunnelContext = createContext<TunnelResources>({});
