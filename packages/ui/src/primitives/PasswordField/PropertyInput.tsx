import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

/**
 * A controlled input whose value stays out of the markup. React writes a controlled value to the `value`
 * attribute, where an extension or error reporter that serialises the page could read a password.
 */
export function PropertyInput({ value = '', ref, ...rest }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useLayoutEffect(() => {
    const text = String(value);
    // Assigning an equal value would move the caret.
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return <input {...rest} ref={input} />;
}
