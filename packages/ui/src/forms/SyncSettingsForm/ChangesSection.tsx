import { deletedRowColumn } from '../../domain/schedule/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import type { SyncSectionProps } from './syncSection.ts';
import * as css from './SyncSettingsForm.css.ts';

/** What the pipeline takes along when the source changes. */
export function ChangesSection({ settings, set }: Pick<SyncSectionProps, 'settings' | 'set'>) {
  return (
    <WizardSection
      level={2}
      title="Changes"
      description="What to do when the source changes its shape or loses rows."
    >
      <div className={css.checks}>
        <Checkbox
          isSelected={settings.persistDeletedRows}
          onChange={(persistDeletedRows) => set({ persistDeletedRows })}
          description={
            <>
              A row that is deleted at the source stays at the destination; its column{' '}
              <Code>{deletedRowColumn}</Code> says since when.
            </>
          }
        >
          Persist deleted rows
        </Checkbox>
        <Checkbox
          isSelected={settings.autoSyncNewCollections}
          onChange={(autoSyncNewCollections) => set({ autoSyncNewCollections })}
          description="A table that appears at the source is replicated without being chosen first."
        >
          Auto sync new collections
        </Checkbox>
        <Checkbox
          isSelected={settings.replicateColumnChanges}
          onChange={(replicateColumnChanges) => set({ replicateColumnChanges })}
          description="A column that is added at the source is added at the destination."
        >
          Replicate column changes
        </Checkbox>
      </div>
    </WizardSection>
  );
}
