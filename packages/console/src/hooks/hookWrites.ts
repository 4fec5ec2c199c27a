import {
  archiveHook,
  attachHook,
  createHook,
  deleteHook,
  detachHook,
  getHook,
  getHookAttachment,
  listHooks,
  updateHook,
  updateHookAttachment,
  type CallArguments,
  type CallResult,
  type Client,
} from '@millrace/ui/contract';
import {
  nameTaken,
  toId,
  type Hook,
  type HookAttachment,
  type HookId,
  type HookPlace,
} from '@millrace/ui/domain/entities';
import { ProblemError, problemOf } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';

import { read } from '../data/read.ts';
import { confirmRemoval } from '../writes/confirmRemoval.ts';
import { confirmWrite } from '../writes/confirmWrite.ts';
import { describeFailed } from '../writes/failureToast.ts';
import { defineWrite, type Write, type WriteContext } from '../writes/write.ts';
import { cacheAttachment, cacheHook, cacheNewHook, forgetHook } from './hookCache.ts';

/** The arguments for active hooks whose name or address contains this text. */
export const hooksNamed = (name: string) => ({ status: 'active', search: name });

export interface NewHook {
  /** The id of the form that creates it. */
  readonly formId: string;
  readonly name: string;
  /** Reads the request when it is sent. It may contain a secret, which no cache may have (T-07). */
  readonly body: () => CallArguments<typeof createHook>['body'];
  /** The hooks with a similar name that already existed. */
  readonly before: readonly Pick<Hook, 'id'>[];
}

/** Creates a hook. After a lost response it is found by its unique name among the new hooks. */
export const addHook = defineWrite({
  call: createHook,
  key: ({ formId }: Pick<NewHook, 'formId'>) => [formId],
  args: ({ body }: NewHook) => ({ body: body() }),
  async findResult(client, { name, before }) {
    const { rows } = await client(listHooks, hooksNamed(name));
    const found = nameTaken(rows, name);
    return found && !before.some(({ id }) => id === found.id) ? found : null;
  },
  caches: cacheNewHook,
  words: {
    done: ({ name }) => ({ title: `The hook “${inSentence(name)}” was created.` }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'created', problem) }),
  },
});

/** Changes of a saved hook. */
export interface HookChange {
  readonly id: HookId;
  /** Its name before the change. */
  readonly name: string;
  /** The changes without the secret, to recognise them after a lost response. */
  readonly changes: Partial<Pick<Hook, 'name' | 'url'>>;
  readonly hasNewSecret: boolean;
  /** Reads the request when it is sent. It may contain a secret, which no cache may have (T-07). */
  readonly body: () => CallArguments<typeof updateHook>['body'];
}

/** Changes a hook. After a lost response it is read again; whether a new secret was saved can't be read. */
export const changeHook = defineWrite({
  call: updateHook,
  key: ({ id }: Pick<HookChange, 'id'>) => [id],
  args: ({ id, body }: HookChange) => ({ id, body: body() }),
  async findResult(client, { id, changes: { name, url }, hasNewSecret }) {
    if (hasNewSecret) return null;
    const hook = await client(getHook, { id });
    const isSaved = (name ?? hook.name) === hook.name && (url ?? hook.url) === hook.url;
    return isSaved ? hook : null;
  },
  caches: cacheHook,
  words: {
    done: ({ name }) => ({ title: `The hook “${inSentence(name)}” was changed.` }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'changed', problem) }),
  },
});

/** A hook with the events of a pipeline or a source to call it for. */
export interface Subscription {
  readonly place: HookPlace;
  readonly hookId: HookId;
  readonly events: readonly string[];
  /** The name of the pipeline or source. */
  readonly name: string;
}

/** The path of an attachment. */
export const attachmentPath = ({ place, hookId }: Pick<Subscription, 'place' | 'hookId'>) => ({
  hookId,
  sourceType: place.entity,
  sourceId: toId<HookPlace['entity']>(place.id),
});

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** The attachment if it has these events; `null` if it has others, or if the hook is not attached. */
async function findSubscription(client: Client, subscription: Subscription) {
  const found = await client(getHookAttachment, attachmentPath(subscription)).catch((thrown: unknown) => {
    if (problemOf(thrown).status === 404) return null;
    throw thrown;
  });
  return found && isSameSet(found.selectedEvents, subscription.events) ? found : null;
}

const subscribing = {
  args: (subscription: Subscription) => ({
    ...attachmentPath(subscription),
    body: { selectedEvents: [...subscription.events] },
  }),
  findResult: findSubscription,
  settlesConflict: true,
  caches: (
    queryClient: WriteContext['queryClient'],
    attachment: HookAttachment,
    { place, hookId }: Subscription,
  ) => cacheAttachment(queryClient, place, hookId, attachment),
};
type Subject = Pick<Subscription, 'place'>;

/** Attaches a hook. */
export const subscribeHook = defineWrite({
  ...subscribing,
  call: attachHook,
  key: ({ place }: Subject) => [place.entity, place.id],
  words: {
    done: (_, { name }) => ({ title: `A hook was attached to “${inSentence(name)}”.` }),
    failed: ({ name }) => ({ title: `The hook could not be attached to “${inSentence(name)}”.` }),
  },
});

const overwriteHookEvents = defineWrite({
  ...subscribing,
  call: updateHookAttachment,
  key: ({ place }: Subject) => [place.entity, place.id],
  words: {
    done: (_, { name }) => ({ title: `The events of a hook of “${inSentence(name)}” were changed.` }),
    failed: ({ name }) => ({
      title: `The events of a hook of “${inSentence(name)}” could not be changed.`,
    }),
  },
});

/** The status of a change that was not sent, because someone else had changed the same events. */
export const changedMeanwhile = 412;

/** Other events for an attachment. */
export interface EventsChange extends Subscription {
  /** The saved events that the change started from. */
  readonly base: readonly string[];
}

/**
 * Changes the events of an attachment, unless someone else has changed them. The service has no versions of an
 * attachment, so it is read right before.
 */
export const changeHookEvents: Write<EventsChange, CallResult<typeof updateHookAttachment>, Subject> = {
  ...overwriteHookEvents,
  async perform(context, change) {
    const { client, queryClient } = context;
    const { place, hookId, base, events } = change;
    const { queryKey } = read(getHookAttachment, attachmentPath(change));
    const present = await client(getHookAttachment, attachmentPath(change));
    queryClient.setQueryData(queryKey, present);
    if (!isSameSet(present.selectedEvents, base) && !isSameSet(present.selectedEvents, events)) {
      cacheAttachment(queryClient, place, hookId, present);
      throw new ProblemError({ kind: 'http', status: changedMeanwhile });
    }
    return overwriteHookEvents.perform(context, change);
  },
};

/** Detaches a hook. A 404 means that it is detached: by someone else, or by an earlier attempt. */
export async function unsubscribeHook(
  { client, queryClient }: WriteContext,
  { place, hookId }: Pick<Subscription, 'place' | 'hookId'>,
): Promise<void> {
  const path = attachmentPath({ place, hookId });
  await confirmRemoval(
    () => client(detachHook, path),
    () => client(getHookAttachment, path),
  );
  cacheAttachment(queryClient, place, hookId, null);
}

/** Archives a hook permanently. */
export async function silenceHook({ client, queryClient }: WriteContext, hookId: HookId): Promise<Hook> {
  const hook = await confirmWrite(
    () => client(archiveHook, { hookId }),
    async () => {
      const found = await client(getHook, { id: hookId });
      return found.status === 'archived' ? found : null;
    },
  );
  cacheHook(queryClient, hook);
  return hook;
}

/** Deletes a hook that is attached to nothing. */
export async function removeHook({ client, queryClient }: WriteContext, id: HookId): Promise<void> {
  await confirmRemoval(
    () => client(deleteHook, { id }),
    () => client(getHook, { id }),
  );
  forgetHook(queryClient, id);
}
