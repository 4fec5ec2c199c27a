import { useId } from 'react';
import { inSentence } from '../../../domain/text/hiddenCharacters.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { NameField } from '../../../forms/fields/NameField.tsx';
import { FormFailure } from '../../../forms/modelForm/FormFailure.tsx';
import { ModelForm } from '../../../forms/modelForm/ModelForm.tsx';
import { useNameCheck } from '../../../forms/fields/useNameCheck.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { useSnapshot } from '../../../internal/useSnapshot.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ShowRequest } from '../../../patterns/ShowRequest/ShowRequest.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import * as css from './PipelineGeneralScreen.css.ts';

interface PipelineNameCardProps {
  model: FormModel;
  takenNames: readonly string[];
  onNameLeft(name: string): void;
  onRename(name: string): void;
  isSaving: boolean;
  problem: Problem | undefined;
}

/** Renames a pipeline on its page. A name that someone else saves meanwhile is announced. */
export function PipelineNameCard({
  model,
  takenNames,
  onNameLeft,
  onRename,
  isSaving,
  problem,
}: PipelineNameCardProps) {
  const formId = useId();
  const noteSent = useNameCheck(model, 'name', { takenNames, problem });
  const { isDirty, contested } = useSnapshot(model);
  const submit = () => {
    const { value, isChanged } = model.at('name', 'text').getSnapshot();
    if (!isChanged) return;
    noteSent(value);
    onRename(value);
  };
  return (
    <Card
      title="Rename pipeline"
      footer={
        <div className={css.buttons}>
          <Button isDisabled={!isDirty || isSaving} onPress={model.reset}>
            Discard change
          </Button>
          <SubmitButton form={formId} problem={problem} isPending={isSaving} isDisabled={!isDirty}>
            Save name
          </SubmitButton>
        </div>
      }
    >
      <div className={css.name}>
        {contested.length > 0 && (
          <Banner
            tone="caution"
            role="status"
            title="Someone else renamed this pipeline"
            actions={
              <Button size="small" onPress={model.acceptTheirs}>
                Use their name
              </Button>
            }
          >
            Its name is now “{inSentence(String(model.initialValue('name')))}”. Saving replaces it with yours.
          </Banner>
        )}
        <FormFailure model={model} problem={problem} title="The name was not saved." />
        <ModelForm
          id={formId}
          aria-label="Name"
          layout="stack"
          hasSummary={false}
          model={model}
          serverErrors={problem?.fieldErrors}
          isReadOnly={isSaving}
          onSubmit={submit}
        >
          <NameField model={model} onNameLeft={onNameLeft} />
        </ModelForm>
        <ShowRequest />
      </div>
    </Card>
  );
}
