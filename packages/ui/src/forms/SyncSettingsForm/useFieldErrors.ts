import { useState } from 'react';
import type { FieldError } from '../../domain/problem.ts';
import { syncErrorsOf, type SyncErrors, type SyncField } from '../../domain/schedule/checkSyncSettings.ts';

export interface FieldErrors {
  /** What to show at each field. */
  readonly shown: SyncErrors;
  /** The person has left a field: what is wrong with it may be said. */
  readonly leave: (field: SyncField) => void;
  /** The field was changed: what the service said of its old value goes. */
  readonly change: (field: SyncField) => void;
  /** Everything is to be judged now. */
  readonly showAll: () => void;
}

/** When an error is said: not while a person is still typing for the first time, and not after they changed the field. */
export function useFieldErrors(found: SyncErrors, refused: readonly FieldError[] | undefined): FieldErrors {
  const [left, setLeft] = useState<ReadonlySet<SyncField> | 'all'>(new Set());
  const [answer, setAnswer] = useState({ refused, changed: new Set<SyncField>() });
  if (answer.refused !== refused) setAnswer({ refused, changed: new Set() });

  const isSaid = (field: string): boolean => left === 'all' || [...left].some((one) => one === field);
  const ours = Object.entries(found).filter(([field]) => isSaid(field));
  const theirs = Object.entries(syncErrorsOf(refused)).filter(
    ([field]) => ![...answer.changed].some((one) => one === field),
  );
  return {
    shown: Object.fromEntries([...theirs, ...ours]),
    leave: (field) => setLeft((before) => (before === 'all' ? before : new Set([...before, field]))),
    change: (field) => setAnswer((before) => ({ ...before, changed: new Set([...before.changed, field]) })),
    showAll: () => setLeft('all'),
  };
}
