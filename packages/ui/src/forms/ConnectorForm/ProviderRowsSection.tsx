import { use, useMemo, useRef } from 'react';
import { providerName } from '../../domain/connectors/definition/oauth.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { rowFrom } from '../../domain/forms/definition/rows.ts';
import { mapRemote } from '../../domain/outcome/remote.ts';
import { focusField } from '../fields/focusField.ts';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { useField } from '../fields/useField.ts';
import { ProviderRows } from '../ProviderRows/ProviderRows.tsx';
import type { SectionProps } from './sectionProps.ts';

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

/** A table of what the provider lists after the sign-in. */
export function ProviderRowsSection({ section, model, resources }: SectionProps<'providerRows'>) {
  const isReadOnly = use(ReadOnlyContext);
  const table = useRef<HTMLDivElement>(null);
  const { title, noun, fields } = section;
  const [field] = fields;
  const { value, error } = useField(model, field.path, 'rows');
  const { items, onRefresh, access, provider } = resources;
  const listed = items.state === 'ready' ? items.value : undefined;
  const rows = useMemo(() => listed?.map((item) => rowFrom(field, item)) ?? [], [listed, field]);
  const saved = model.initialValue(field.path);
  /** The panel stands for the fields that the sign-in fills. */
  const leadToSignIn = (): void => {
    const form = table.current?.closest('form');
    const filled = model.fields.find(({ filledBy }) => filledBy !== undefined);
    if (form && filled) focusField(form, filled.path);
  };
  return (
    <FormSection title={title} description={`Select the ${noun.many} to read.`}>
      <div ref={table} data-field={field.path}>
        <ProviderRows
          field={field}
          noun={noun}
          provider={provider ? providerName(provider) : ''}
          access={access}
          offered={mapRemote(items, () => rows)}
          selected={value}
          saved={isRows(saved) ? saved : undefined}
          error={error}
          isReadOnly={isReadOnly}
          onChange={(selected) => {
            model.setValue(field.path, selected);
            model.blur(field.path);
          }}
          onRefresh={onRefresh}
          onReconnect={leadToSignIn}
        />
      </div>
    </FormSection>
  );
}
