import type { TitledSection } from '../../domain/connectors/define.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';

/** What every component of a section is given. */
export interface SectionProps {
  section: TitledSection;
  model: FormModel;
  /** What is being made: its noun stands in some sentences. */
  kind: 'source' | 'destination';
}
