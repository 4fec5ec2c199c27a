import type { ReactNode } from 'react';
import type { SectionKind, SectionOf } from '../../domain/connectors/sections.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import type { Remote } from '../../domain/remote.ts';
import type { PublicAddresses } from '../AllowedAddresses/addresses.logic.ts';
import type { TunnelActions } from '../TunnelSection/TunnelSection.tsx';

/** What kinds of sections draw from the service or ask of it, beside the form's own values. */
export interface SectionResources {
  readonly connectionOptions: {
    readonly tunnels: Remote<readonly Tunnel[]>;
    /** The form of a new tunnel, made from `tunnelForm`. */
    readonly newTunnel: FormModel;
    /** What can be done about tunnels. */
    readonly actions: TunnelActions;
    /** Shown under the direct connection; absent where they stand beside the form. */
    readonly addresses?: Remote<PublicAddresses>;
    /** Code of the region that the pipeline runs in. */
    readonly region?: string;
    /** The connection cannot be changed here. @default false */
    readonly isLocked?: boolean;
    onCopy?(addresses: readonly string[]): void;
    onReloadAddresses?(): void;
  };
}

/** The resources of one kind of section; most kinds need none. */
export type ResourcesOf<Kind extends SectionKind> = Kind extends keyof SectionResources
  ? SectionResources[Kind]
  : undefined;

/** What every component of a section is given. */
export interface SectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  model: FormModel;
  /** What is being made: its noun stands in some sentences. */
  kind: 'source' | 'destination';
  resources: ResourcesOf<Kind>;
}

/** Draws sections of one kind. A method, so that the record of all kinds can be asked for the component of any section. */
export type SectionComponent<Kind extends SectionKind> = {
  draw(props: SectionProps<Kind>): ReactNode;
}['draw'];
