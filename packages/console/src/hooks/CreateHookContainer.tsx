import { listHooks } from '@millrace/ui/contract';
import type { HookId } from '@millrace/ui/domain/entities';
import { createFormModel, hookForm, toHook } from '@millrace/ui/domain/forms';
import { CreateHookModal } from '@millrace/ui/modals/CreateHookModal';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { read } from '../data/read.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useWrite } from '../writes/useWrite.ts';
import { addHook, hooksNamed } from './hookWrites.ts';

interface CreateHookContainerProps {
  readonly onClose: (id?: HookId) => void;
}

const formId = hookForm.id;

/** Creates a hook. If the page is left, the request continues and a toast reports the result. */
export function CreateHookContainer({ onClose }: CreateHookContainerProps) {
  const [form] = useState(() => createFormModel({ definition: hookForm, today: '' }));
  useEffect(() => () => form.forgetSecrets(), [form]);
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    ...read(listHooks, leftName === '' ? undefined : hooksNamed(leftName)),
    retry: false,
  }).data?.rows;
  const create = useWrite(addHook, {
    subject: { formId },
    isInline: true,
    presence: 'component',
    onDone: ({ id }, isInSight) => isInSight && onClose(id),
  });
  const input = () => ({ formId, name: toHook(form).name, body: () => toHook(form), before: alike ?? [] });
  return (
    <RequestsProvider source={() => create.requests(input())}>
      <CreateHookModal
        isOpen
        form={form}
        takenNames={alike?.map(({ name }) => name) ?? []}
        onNameLeft={setLeftName}
        onCreate={() => create.run(input())}
        isCreating={create.isPending}
        problem={create.problem}
        isOffline={!useIsOnline()}
        onClose={() => onClose()}
      />
    </RequestsProvider>
  );
}
