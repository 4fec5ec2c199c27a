import { use, useMemo } from 'react';
import type { Row } from '../../domain/forms/row.ts';
import { rowFrom } from '../../domain/forms/rows.ts';
import { mapRemote } from '../../domain/remote.ts';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import { ProviderRows } from '../ProviderRows/ProviderRows.tsx';
import type { SectionProps } from './sectionProps.ts';

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

/** A table of what the provider lists after the sign-in. */
export function ProviderRowsSection({ section, model, resources }: SectionProps<'providerRows'>) {
  const isReadOnly = use(ReadOnlyContext);
  const { title, noun, fields } = section;
  const [field] = fields;
  const { value, error } = useField(model, field.path, 'rows');
  const { items, onRefresh, onReconnect, access, provider } = resources;
  const listed = items.state === 'ready' ? items.value : undefined;
  const rows = useMemo(() => listed?.map((item) => rowFrom(field, item)) ?? [], [listed, field]);
  const saved = model.initialValue(field.path);
  return (
    <FormSection title={title} description={`Select the ${noun.many} to read.`}>
      <div data-field={field.path}>
        <ProviderRows
          field={field}
          noun={noun}
          provider={provider}
          access={access}
          offered={mapRemote(items, () => rows)}
          picked={value}
          saved={isRows(saved) ? saved : undefined}
          error={error}
          isReadOnly={isReadOnly}
          onChange={(picked) => {
            model.setValue(field.path, picked);
            model.blur(field.path);
          }}
          onRefresh={onRefresh}
          onReconnect={onReconnect}
        />
      </div>
    </FormSection>
  );
}
