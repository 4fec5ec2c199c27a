import { use, useEffect } from 'react';
import { ready } from '../../domain/outcome/remote.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { FieldGrid } from '../modelForm/FieldGrid.tsx';
import * as css from '../fields/fields.css.ts';
import { FormSection } from '../fields/FormSection.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { typedProps } from '../fields/typedProps.ts';
import { useField } from '../fields/useField.ts';
import { RoleSetup } from '../RoleSetup/RoleSetup.tsx';
import type { SectionProps } from './sectionProps.ts';

/** The ARN of the role, which can be entered once the bucket is known (spec §2). */
function RoleArn({ model, path, isReady }: { model: FormModel; path: string; isReady: boolean }) {
  const { field } = model.at(path, 'text');
  const state = useField(model, path, 'text');
  const { error, description, ...rest } = typedProps({
    field,
    state,
    model,
    isReadOnly: use(ReadOnlyContext),
  });
  return (
    <div className={css.grid}>
      <FieldFrame model={model} path={path}>
        <TextField
          {...rest}
          isMono={field.isMono}
          maxLength={field.maxLength}
          isDisabled={!isReady}
          description={isReady ? description : 'Enter the bucket name and its region first.'}
          error={isReady ? error : undefined}
        />
      </FieldFrame>
    </div>
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** A bucket, the way to create a role for it, and the role (spec §2 "S3 source/destination role setup"). */
export function RoleSection({ section, model, kind, resources }: SectionProps<'role'>) {
  const { bucket, region, role, externalId } = section.paths;
  const name = useField(model, bucket, 'text').value;
  const place = useField(model, region, 'choice').value;
  const saved = useField(model, externalId ?? bucket).value;
  const known = externalId !== undefined && typeof saved === 'string' && saved !== '' ? saved : undefined;
  const given = resources.externalId.state === 'ready' ? resources.externalId.value : undefined;

  // A new connector is saved with the id that its role must require.
  useEffect(() => {
    if (externalId !== undefined && known === undefined && given !== undefined)
      model.setValue(externalId, given);
  }, [model, externalId, known, given]);

  return (
    <FormSection
      title={section.title}
      description={`We ${kind === 'source' ? 'read' : 'write'} through a role in your cloud account.`}
    >
      <FieldGrid
        model={model}
        fields={section.fields.filter(({ path }) => path !== role && path !== externalId)}
      />
      <RoleSetup {...resources} externalId={known === undefined ? resources.externalId : ready(known)} />
      <RoleArn model={model} path={role} isReady={isFilled(name) && isFilled(place)} />
    </FormSection>
  );
}
