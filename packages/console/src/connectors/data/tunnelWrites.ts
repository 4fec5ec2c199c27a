import { createTunnel, listTunnels, type CallArguments } from '@millrace/ui/contract';
import { nameTaken, type Tunnel } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';

import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { defineWrite } from '../../writes/write.ts';

export interface NewTunnel {
  readonly body: CallArguments<typeof createTunnel>['body'];
  /** The tunnels that already existed. */
  readonly before: readonly Tunnel[];
}

/** Creates a tunnel. After a lost response it is found by its name among the new tunnels. */
export const addTunnel = defineWrite({
  call: createTunnel,
  /** The id of the form that creates it. */
  key: ({ formId }: { readonly formId: string }) => [formId],
  args: ({ body }: NewTunnel & { readonly formId: string }) => ({ body }),
  async findResult(client, { body, before }) {
    const { rows } = await client(listTunnels, { search: body.name });
    const found = nameTaken(rows, body.name);
    return found && !before.some(({ id }) => id === found.id) ? found : null;
  },
  caches: (queryClient, tunnel) => cacheAnswer(queryClient, 'tunnel', tunnel),
  words: {
    done: ({ name }) => ({ title: `The tunnel “${inSentence(name)}” was created.` }),
    failed: ({ body }) => ({ title: `The tunnel “${inSentence(body.name)}” could not be created.` }),
  },
});
