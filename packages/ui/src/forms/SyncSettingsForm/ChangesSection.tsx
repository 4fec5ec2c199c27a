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
      description="What to do when the source schema changes or rows are deleted."
    >
      <div className={css.checks}>
        <Checkbox
          isSelected={settings.persistDeletedRows}
          onChange={(persistDeletedRows) => set({ persistDeletedRows })}
          description={
            <>
              Keep rows deleted at the source; <Code>{deletedRowColumn}</Code> records when.
            </>
          }
        >
          Persist deleted rows
        </Checkbox>
        <Checkbox
          isSelected={settings.autoSyncNewCollections}
          onChange={(autoSyncNewCollections) => set({ autoSyncNewCollections })}
          description="New source tables are synced automatically."
        >
          Auto sync new collections
        </Checkbox>
        <Checkbox
          isSelected={settings.replicateColumnChanges}
          onChange={(replicateColumnChanges) => set({ replicateColumnChanges })}
          description="New source columns are added at the destination."
        >
          Replicate column changes
        </Checkbox>
      </div>
    </WizardSection>
  );
}
