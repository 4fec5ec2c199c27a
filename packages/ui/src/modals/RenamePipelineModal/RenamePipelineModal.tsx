import { useRef, useState } from 'react';
import { comparableName } from '../../domain/entities/uniqueName.ts';
import { firstHidden, hasVisible, inSentence } from '../../domain/hiddenCharacters.ts';
import { maxLength } from '../../domain/limits.ts';
import type { Problem } from '../../domain/problem.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface RenamePipelineModalProps {
  /** The name that the pipeline has. */
  name: string;
  /** Names that other pipelines are known to have; the service has the last word. */
  takenNames: readonly string[];
  /** The field was left: the time to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Gets the new name, valid and trimmed. */
  onSubmit(name: string): void;
  /** @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the reason is shown (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** It was closed, by its button or by Escape. */
  onClose(): void;
}

function checkName(name: string, takenNames: readonly string[]): string | undefined {
  if (!hasVisible(name)) return 'Enter a name.';
  const hidden = firstHidden(name.trim());
  if (hidden) return `The name contains an invisible character (${hidden}). Retype it.`;
  const taken = takenNames.find((one) => comparableName(one) === comparableName(name));
  return taken === undefined ? undefined : `“${inSentence(taken)}” already exists. Choose another name.`;
}

const formId = 'rename-pipeline';

/** Gives a pipeline another name. Open as long as it is mounted. */
export function RenamePipelineModal({
  name,
  takenNames,
  onNameLeft,
  onSubmit,
  isPending = false,
  isOffline = false,
  problem,
  onClose,
}: RenamePipelineModalProps) {
  const [text, setText] = useState(name);
  const [isChecked, setChecked] = useState(false);
  // The service's error belongs to the name it was given for.
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const atField = problem?.fieldErrors?.find(({ location }) => location.at(-1) === 'name')?.message;
  const error = checkName(text, takenNames) ?? (text === refused ? atField : undefined);
  const submit = () => {
    if (isPending || isOffline) return;
    setChecked(true);
    if (error !== undefined) return field.current?.focus();
    if (text.trim() === name) return onClose();
    setRefused(text);
    onSubmit(text.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename pipeline"
      isPending={isPending}
      note={offlineNote(isOffline)}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="accent"
            variant="solid"
            isPending={isPending}
            isDisabled={isOffline}
          >
            Rename pipeline
          </Button>
        </>
      }
    >
      {problem && atField === undefined && <ProblemNotice problem={problem} />}
      <Form id={formId} aria-label="Rename pipeline" onSubmit={submit}>
        <TextField
          ref={field}
          autoFocus
          isRequired
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={maxLength.standard}
          value={text}
          onChange={setText}
          onBlur={() => {
            setChecked(true);
            if (text.trim() !== '') onNameLeft(text.trim());
          }}
          error={isChecked ? error : undefined}
        />
      </Form>
    </Dialog>
  );
}
