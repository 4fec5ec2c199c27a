import { describe, expect, test, vi } from 'vitest';

import { unusedClient } from '../data/unusedClient.test.data.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { createUnsavedWork, unsavedWorkOf, type UnsavedPart } from './unsavedWork.ts';

const part = (overrides: Partial<UnsavedPart> = {}): UnsavedPart => ({
  isHeld: true,
  isSaving: false,
  hasSecrets: () => false,
  isKept: () => true,
  work: [],
  ...overrides,
});

const noGuard = () => () => undefined;

describe('two guarded parts of a page', () => {
  test('one that is saved leaves the other unsaved', () => {
    const unsaved = createUnsavedWork();
    const removeForm = unsaved.add(part({ work: ['Name'] }), noGuard);
    unsaved.add(part({ work: ['2 tables'] }), noGuard);
    expect(unsaved.getSnapshot()).toEqual({ isHeld: true, work: ['Name', '2 tables'] });
    removeForm();
    expect(unsaved.getSnapshot()).toEqual({ isHeld: true, work: ['2 tables'] });
  });

  test('share one guard, which ends when the last part is saved', () => {
    const unsaved = createUnsavedWork();
    const end = vi.fn<() => void>();
    const guard = vi.fn<() => () => void>(() => end);
    const removeOne = unsaved.add(part(), guard);
    const removeOther = unsaved.add(part(), guard);
    expect(guard).toHaveBeenCalledTimes(1);
    removeOne();
    removeOne();
    expect(end).not.toHaveBeenCalled();
    removeOther();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

test('input that is being saved is listed, but does not block leaving', () => {
  const unsaved = createUnsavedWork();
  const guard = vi.fn<() => () => void>();
  const remove = unsaved.add(part({ isHeld: false, work: ['Name'] }), guard);
  expect(unsaved.getSnapshot()).toEqual({ isHeld: false, work: ['Name'] });
  expect(guard).not.toHaveBeenCalled();
  remove();
  expect(unsaved.getSnapshot()).toEqual({ isHeld: false, work: [] });
});

test('listeners receive changes, and the snapshot is stable between them', () => {
  const unsaved = createUnsavedWork();
  const listener = vi.fn<() => void>();
  const unsubscribe = unsaved.subscribe(listener);
  const remove = unsaved.add(part(), noGuard);
  expect(unsaved.getSnapshot()).toBe(unsaved.getSnapshot());
  unsubscribe();
  remove();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a session is engaged while something is unsaved', () => {
  const scope = createSessionScopes(unusedClient).current();
  expect(scope.isEngaged()).toBe(false);
  const remove = unsavedWorkOf(scope).add(part(), noGuard);
  expect(scope.isEngaged()).toBe(true);
  remove();
  expect(scope.isEngaged()).toBe(false);
});
