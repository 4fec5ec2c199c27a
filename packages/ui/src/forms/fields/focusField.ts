/**
 * Brings a field into view and puts the focus into it. Answers whether it is there. A folded section around it is
 * opened first: what is folded away cannot take the focus. A control of several parts marks the one to go to with
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
