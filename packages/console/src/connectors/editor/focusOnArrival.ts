import { addressesField, type FormModel } from '@millrace/ui/domain/forms';

/** How long a part of the form may take to load, in milliseconds. */
const arrivalMs = 10_000;

type Model = Pick<FormModel, 'fields' | 'at'>;

/**
 * The path of the field at which a form opens. `credentials` is the first secret, or what a sign-in fills. The name of a
 * setting is the last part of its path. `undefined` if the form has no such field, or does not show it.
 */
export function arrivalField({ fields, at }: Model, focus: string): string | undefined {
  if (focus === 'addresses') return addressesField;
  const shown = fields.filter(({ path }) => at(path).getSnapshot().isVisible);
  const field =
    focus === 'credentials'
      ? (shown.find(({ filledBy }) => filledBy !== undefined) ?? shown.find(({ isSecret }) => isSecret))
      : shown.find(({ path }) => path === focus || path.endsWith(`.${focus}`));
  return field?.path;
}

/**
 * Focuses a field of a form that was just opened, once it is there. A person who has used the page meanwhile is not
 * interrupted.
 * @param focusField returns whether the field is there
 * @param left aborts when the form is left
 */
export function focusOnArrival(
  model: Model,
  focusField: (path: string) => boolean,
  focus: string,
  left: AbortSignal,
): void {
  const path = arrivalField(model, focus);
  if (path === undefined) return;
  const until = performance.now() + arrivalMs;
  const used = new AbortController();
  const signal = AbortSignal.any([left, used.signal]);
  const end = () => used.abort();
  addEventListener('keydown', end, { signal });
  addEventListener('pointerdown', end, { signal });
  const look = () => {
    if (signal.aborted) return;
    if (focusField(path) || performance.now() > until) end();
    else requestAnimationFrame(look);
  };
  look();
}
