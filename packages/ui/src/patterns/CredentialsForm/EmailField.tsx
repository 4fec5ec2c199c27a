import type { Ref } from 'react';
import { maxLength } from '../../domain/text/limits.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';

interface EmailFieldProps {
  value: string;
  onChange(email: string): void;
  error?: string;
  autoFocus?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The email address for signing in; password managers treat it as the user name. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck="false"
      maxLength={maxLength.email}
    />
  );
}
