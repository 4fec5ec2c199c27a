import type { FormModel } from '../../domain/forms/model/formState.ts';

/**
 * Scrolls to a field and moves the focus into it; returns whether the field exists. A collapsed section around it is
 * opened first, because its fields cannot take the focus. A control of several parts marks the one to focus with
 * `data-field-focus`.
 */
export function focusField(root: Element, path: string): boolean {
  const slot = root.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const part = slot?.querySelector('[data-field-focus]') ?? slot;
  const target = part?.querySelector<HTMLElement>(
    'input:not([disabled]):not([type="file"]):not([type="radio"]:not(:checked)), textarea, button:not([disabled]), [tabindex]',
  );
  if (!slot || !target) return false;
  const folded = slot.closest('details');
  if (folded) folded.open = true;
  part?.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the first field with an error, such as after errors from the service. */
export function focusFirstError(root: Element | null, { fields, at }: FormModel): void {
  const wrong = fields.find(({ path }) => at(path).getSnapshot().error !== undefined);
  if (root && wrong) focusField(root, wrong.path);
}
