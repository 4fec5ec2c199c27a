import { describe, expect, it } from 'vitest';
import { whyNotHook } from './hookActions.ts';
import { attachedHookName, attachmentsIn, describeOtherPlaces, withHooks } from './hookAttachments.ts';
import { hookEventChoices, hookEventLabel } from './hookEvents.ts';
import { sampleHookPayload } from './hookPayload.ts';
import { hookEntities, hookEvents, type Hook, type HookAttachment } from './hook.ts';
import { toId } from '../entities/id.ts';

const attachment = (hookId: number, entityType: string, entityId: number): HookAttachment => ({
  hookId: toId(hookId),
  entityType,
  entityId: toId(entityId),
  selectedEvents: [],
  entityName: `${entityType} no. ${entityId}`,
});
const hook = (id: number, attachedTo: Hook['attachedTo']): Hook => ({
  id: toId(id),
  name: `Hook no. ${id}`,
  url: 'https://a.example',
  status: 'active',
  hasSecret: false,
  attachedTo,
});
const here = { entity: 'source', id: 1 } as const;

describe('the attachments of a source', () => {
  it('are found in the list of hooks', () => {
    const hooks = [
      hook(1, [attachment(1, 'pipeline', 1), attachment(1, 'source', 1)]),
      hook(2, [attachment(2, 'source', 2)]),
      hook(3, []),
    ];
    const found = attachmentsIn(hooks, here);
    expect(found?.map(({ hookId }) => hookId)).toEqual([1]);
    expect(found?.[0]?.hook?.name).toBe('Hook no. 1');
  });

  it('are unknown if the service does not say where hooks are attached (A-58)', () => {
    expect(attachmentsIn([hook(1, []), hook(2, null)], here)).toBeUndefined();
    expect(attachmentsIn([], here)).toEqual([]);
  });
});

it('an attachment without its hook is named by the list, or by its id', () => {
  const [named, nameless] = withHooks(
    [attachment(1, 'pipeline', 1), attachment(9, 'pipeline', 1)],
    [hook(1, [])],
  );
  expect(named && attachedHookName(named)).toBe('Hook no. 1');
  expect(nameless && attachedHookName(nameless)).toBe('Hook 9');
});

it('names two other places of a hook and counts the rest', () => {
  const at = (...ids: number[]) => ids.map((id) => attachment(1, 'pipeline', id));
  expect(describeOtherPlaces(hook(1, [attachment(1, 'source', 1)]), here)).toBeUndefined();
  expect(describeOtherPlaces(hook(1, null), here)).toBeUndefined();
  expect(describeOtherPlaces(hook(1, at(1, 2)), here)).toBe('Attached to pipeline no. 1, pipeline no. 2');
  expect(describeOtherPlaces(hook(1, at(1, 2, 3, 4)), here)).toBe(
    'Attached to pipeline no. 1, pipeline no. 2 and 2 more',
  );
});

describe('events', () => {
  it('have a label, a description and a sample payload each', () => {
    for (const entity of hookEntities) {
      for (const { event, label, description } of hookEventChoices(entity)) {
        expect(label).toMatch(/^[A-Z][a-z ]+$/);
        expect(description).toMatch(/\.$/);
        expect(JSON.parse(sampleHookPayload(entity, event, { id: 7, name: 'Orders' }) ?? '')).toMatchObject({
          event,
          [entity]: { id: 7, name: 'Orders' },
        });
      }
    }
  });

  it('that this build does not know stay selected, by their own name', () => {
    const choices = hookEventChoices('source', ['source.updated', 'source.moved']);
    expect(choices).toHaveLength(Object.keys(hookEvents.source).length + 1);
    expect(choices.at(-1)).toEqual({ event: 'source.moved', label: 'source.moved' });
    expect(hookEventLabel('constructor')).toBe('constructor');
    expect(sampleHookPayload('source', 'source.moved', { id: 7, name: 'Orders' })).toBeUndefined();
  });
});

it('an archived hook can be detached, not archived again', () => {
  expect(whyNotHook('archive', { status: 'archived' })).toBe('Already archived');
  expect(whyNotHook('detach', { status: 'archived' })).toBeUndefined();
  expect(whyNotHook('detach', { status: 'muted' })).toBe('Status: muted');
});
