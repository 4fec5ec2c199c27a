import type { ReactNode } from 'react';
import type { SettingChange } from '../../domain/forms/changes/changedSettings.ts';
import { ChangeRow, FactRow } from './ChangeRow.tsx';
import * as css from './ChangeRow.css.ts';
import type { RootProps } from '../../primitives/rootProps.ts';

export interface ChangedSettingsProps extends RootProps<HTMLDListElement> {
  /** The settings that were changed. Of a secret, only that it was. */
  settings: readonly SettingChange[];
  /** Another fact of the same change, such as who made it. @default none */
  fact?: { readonly label: string; readonly value: ReactNode };
}

/** What was changed, from what to what: the old value is struck through. In a form, use its own marks of changes. */
export const ChangedSettings = ({ settings, fact, ...root }: ChangedSettingsProps) => (
  <dl {...root} className={css.rows}>
    {settings.map(({ path, label, before, after, isSecret = false }) =>
      isSecret ? (
        <FactRow key={path} label={label}>
          changed
        </FactRow>
      ) : (
        <ChangeRow key={path} label={label} before={before} after={after} />
      ),
    )}
    {fact && <FactRow label={fact.label}>{fact.value}</FactRow>}
  </dl>
);
