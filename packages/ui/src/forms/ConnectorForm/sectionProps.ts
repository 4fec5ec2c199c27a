import type { ReactNode } from 'react';
import type { AccessEvidence } from '../../domain/connectors/test/accessRefusal.ts';
import type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';
import type { OAuthProvider } from '../../domain/connectors/definition/oauth.ts';
import type { SectionKind, SectionOf } from '../../domain/connectors/definition/sections.ts';
import type { FileSample } from '../../domain/connectors/definition/fileSample.ts';
import type { ProviderItem } from '../../domain/connectors/providerItems.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { PublicAddresses } from '../AllowedAddresses/addresses.logic.ts';
import type { ListAccess } from '../ProviderRows/ProviderRows.tsx';
import type { RoleSetupProps } from '../RoleSetup/RoleSetup.tsx';
import type { TunnelActions } from '../TunnelSection/TunnelSection.tsx';

/** The data and actions that sections need from the service, besides the form's own values. */
export interface SectionResources {
  readonly connect: AccessEvidence & {
    /** Where people sign in; omitted for a form without a sign-in. */
    readonly provider?: OAuthProvider;
    /** Omitted while it loads. */
    readonly state?: ConnectState;
    /** Opens the provider's window. Call it from a press, or the browser blocks the window. */
    onConnect(): void;
    /** Gives up the sign-in that is under way. */
    onCancel(): void;
  };
  readonly schemaImporter: {
    /** Reads the columns of some files with the form's values. Rejects with a `ProblemError`. */
    onSample(signal: AbortSignal): Promise<FileSample>;
  };
  readonly providerRows: {
    /** Where the list is; omitted for a form without one. */
    readonly provider?: OAuthProvider;
    readonly access: ListAccess;
    /** What the provider lists: properties or pages. */
    readonly items: Remote<readonly ProviderItem[]>;
    /** Reads the list again. */
    onRefresh(): void;
  };
  /** The template of a role for the bucket in the form, and the id that the role must require. */
  readonly role: RoleSetupProps;
  readonly connectionOptions: {
    readonly tunnels: Remote<readonly Tunnel[]>;
    /** Whether the account has more tunnels than `tunnels`. @default false */
    readonly hasMoreTunnels?: boolean;
    /** Adds the tunnels of this name to `tunnels`. Omitted if the service cannot search. */
    onSearchTunnels?(name: string): void;
    /** The form of a new tunnel, made from `tunnelForm`. */
    readonly newTunnel: FormModel;
    /** The actions on tunnels. */
    readonly actions: TunnelActions;
    /** Shown below a direct connection; omitted if they are shown beside the form. */
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

/** Props of every section component. */
export interface SectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  model: FormModel;
  /** Source or destination, named in some sentences. */
  kind: 'source' | 'destination';
  resources: ResourcesOf<Kind>;
}

/**
 * Renders sections of one kind. Written as a method, so that the record of all kinds accepts the component of any
 * section.
 */
export type SectionComponent<Kind extends SectionKind> = {
  draw(props: SectionProps<Kind>): ReactNode;
}['draw'];
