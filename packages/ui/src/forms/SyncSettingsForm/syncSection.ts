import type { SyncErrors, SyncField } from '../../domain/schedule/checkSyncSettings.ts';
import type { SyncSettings } from '../../domain/schedule/syncSettings.ts';

/** What a section of the sync settings is drawn from. */
export interface SyncSectionProps {
  settings: SyncSettings;
  /** What is wrong and may be said by now. */
  errors: SyncErrors;
  /** Changes settings. What was wrong with `field` is no longer said. */
  set(changes: Partial<SyncSettings>, field?: SyncField): void;
  /** A field was left: what is wrong with it may be said. */
  leave(field: SyncField): void;
}
