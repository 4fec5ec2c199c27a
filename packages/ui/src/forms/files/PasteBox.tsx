import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from '../fields/fields.css.ts';

interface PasteBoxProps {
  /** Names the box. */
  label: string;
  placeholder: string;
  isReadOnly: boolean;
  onText(text: string): void;
  onCancel(): void;
}

/** Reads a pasted text before the browser renders it, so that it is never in the page. */
export function PasteBox({ label, placeholder, isReadOnly, onText, onCancel }: PasteBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const take = (text: string): void => {
    if (!isReadOnly && text.trim() !== '') onText(text);
  };
  return (
    <div className={css.choices}>
      <div className={css.textAreaBox}>
        <textarea
          ref={box}
          className={css.textArea}
          aria-label={label}
          placeholder={placeholder}
          rows={3}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData('text/plain'));
          }}
          // Dropped or typed text is read on blur.
          onBlur={(event) => {
            take(event.target.value);
            event.target.value = '';
          }}
        />
      </div>
      <div>
        <Button size="small" variant="ghost" onPress={onCancel}>
          Choose a file instead
        </Button>
      </div>
    </div>
  );
}
