import { useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/**
 * What was typed into a field of the server's markup before the script ran. Without such markup, the empty text. As the
 * first state of a field it leaves the field, its focus and its caret untouched.
 *
 * @param name the field's `name`
 */
export function useTypedBefore(name: string): string {
  const isHydrating = useIsSSR() && 'document' in globalThis;
  const [typed] = useState(
    () => isHydrating && document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
  );
  return typed || '';
}
