import { listHooks } from '@millrace/ui/contract';
import type { Hook } from '@millrace/ui/domain/entities';
import { createFormModel, hookForm, storedHook, toHookChanges } from '@millrace/ui/domain/forms';
import { CreateHookModal } from '@millrace/ui/modals/CreateHookModal';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { read } from '../data/read.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useWrite } from '../writes/useWrite.ts';
import { changeHook, hooksNamed } from './hookWrites.ts';

interface EditHookContainerProps {
  readonly hook: Hook;
  readonly onClose: () => void;
}

/** Changes a hook. If the page is left, the request continues and a toast reports the result. */
export function EditHookContainer({ hook, onClose }: EditHookContainerProps) {
  const { id } = hook;
  const [form] = useState(() =>
    createFormModel({ definition: hookForm, today: '', stored: storedHook(hook) }),
  );
  useEffect(() => () => form.forgetSecrets(), [form]);
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    ...read(listHooks, leftName === '' ? undefined : hooksNamed(leftName)),
    retry: false,
  }).data?.rows;
  const change = useWrite(changeHook, {
    subject: { id },
    isInline: true,
    presence: 'component',
    onDone: (_, isInSight) => isInSight && onClose(),
  });
  /** What has changed; `undefined` if nothing has. */
  const changed = () => {
    const { secret, ...changes } = toHookChanges(form);
    const hasNewSecret = secret !== undefined;
    if (!hasNewSecret && Object.keys(changes).length === 0) return undefined;
    return { id, name: hook.name, changes, hasNewSecret, body: () => toHookChanges(form) };
  };
  return (
    <RequestsProvider
      source={async () => {
        const input = changed();
        return input ? change.requests(input) : { requests: [] };
      }}
    >
      <CreateHookModal
        isOpen
        editing={hook.name}
        form={form}
        takenNames={alike?.filter((other) => other.id !== id).map(({ name }) => name) ?? []}
        onNameLeft={setLeftName}
        onCreate={() => {
          const input = changed();
          if (input) change.run(input);
          else onClose();
        }}
        isCreating={change.isPending}
        problem={change.problem}
        isOffline={!useIsOnline()}
        onClose={onClose}
      />
    </RequestsProvider>
  );
}
