import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

/**
 * A controlled input whose value stays out of the markup. React copies a controlled value into the `value` attribute,
 * where whatever serialises the page, such as an extension or an error reporter, would read a password.
 */
export function PropertyInput({ value = '', ref, ...rest }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useLayoutEffect(() => {
    const text = String(value);
    // Setting an equal value would move the caret.
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  return <input {...rest} ref={input} />;
}
