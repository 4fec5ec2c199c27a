import { SchemaEditor, type SchemaEditorProps } from '../../../forms/SchemaEditor/SchemaEditor.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';

export interface SchemaSettingsScreenProps extends SchemaEditorProps {
  /** Props shared by every step of the setup. */
  frame: WizardFrame;
}

/** The third visible step of a setup: which tables and columns are replicated (spec §2, `schema-settings`). */
export function SchemaSettingsScreen({ frame, ...editor }: SchemaSettingsScreenProps) {
  return (
    <Wizard {...frame} width="full">
      <SchemaEditor {...editor} />
    </Wizard>
  );
}
