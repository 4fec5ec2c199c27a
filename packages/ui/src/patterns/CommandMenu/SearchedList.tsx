import { useRef, useState, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';

interface SearchedListProps {
  /** The text in the field; controlled. */
  value: string;
  onChange(value: string): void;
  /** A field, and the list of what it finds. */
  children: ReactNode;
}

/**
 * A field whose arrow keys choose from a list, while it keeps the focus. It is react-aria's `Autocomplete`. That component
 * shares a module with the contexts that every field reads, so its code would load with the sign-in form.
 */
export function SearchedList({ value, onChange, children }: SearchedListProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue: value, setInputValue: onChange, focusedNodeId, setFocusedNodeId };
  const {
    inputProps,
    collectionProps,
    collectionRef: mergedRef,
  } = useAutocomplete({ inputRef, collectionRef }, state);
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: mergedRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
