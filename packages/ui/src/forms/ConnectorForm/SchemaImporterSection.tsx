import { use } from 'react';
import { FieldGrid } from '../modelForm/FieldGrid.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import { SchemaImporter } from '../SchemaImporter/SchemaImporter.tsx';
import { useSampling } from '../SchemaImporter/useSampling.ts';
import type { SectionProps } from './sectionProps.ts';

/** Where files are read from, how they are sampled, and their columns. */
export function SchemaImporterSection({ section, model, resources }: SectionProps<'schemaImporter'>) {
  const isReadOnly = use(ReadOnlyContext);
  const { title, columns: field, needs, fields } = section;
  const { value, error } = useField(model, field.path, 'rows');
  const { state, types, sample, refresh, restore } = useSampling({ ...resources, model, field, needs });
  return (
    <FormSection title={title} description="All files have the same columns, and go to one table.">
      <FieldGrid model={model} fields={fields.filter(({ kind }) => kind !== 'rows')} />
      <div data-field={field.path}>
        <SchemaImporter
          field={field}
          state={state}
          rows={value}
          types={types}
          error={state.kind === 'loading' ? undefined : error}
          isReadOnly={isReadOnly}
          onChange={(rows) => {
            model.setValue(field.path, rows);
            model.blur(field.path);
          }}
          onSample={sample}
          onRefresh={refresh}
          onRestore={restore}
        />
      </div>
    </FormSection>
  );
}
