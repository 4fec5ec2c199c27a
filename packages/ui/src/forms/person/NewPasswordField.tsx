import type { FormModel } from '../../domain/forms/model/formState.ts';
import { passwordRules, type PasswordOwner } from '../../domain/people/password.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import * as css from './NewPasswordField.css.ts';

interface RulesProps {
  password: string;
  owner: PasswordOwner;
}

/** The rules, visible before anything is typed. A tick marks a rule that the password meets. */
const Rules = ({ password, owner }: RulesProps) => (
  <span className={css.rules}>
    {passwordRules.map(({ text, isTacit = false, isMet }) => {
      const isDone = password !== '' && isMet(password, owner);
      if (isTacit && isMet(password, owner)) return null;
      return (
        <span key={text} className={isDone ? css.met : css.rule}>
          <span className={css.dot} aria-hidden>
            {isDone ? <CheckIcon /> : '•'}
          </span>
          {text}
          {isDone && <VisuallyHidden>Met.</VisuallyHidden>}
        </span>
      );
    })}
  </span>
);

interface NewPasswordFieldProps {
  model: FormModel;
  path: string;
  /** Shows the rules, for the password of this person. Left out for the field that repeats it. */
  owner?: PasswordOwner;
  isReadOnly?: boolean;
}

/** A password that the person chooses. Password managers offer to make and keep one. */
export function NewPasswordField({ model, path, owner, isReadOnly = false }: NewPasswordFieldProps) {
  const { field } = model.at(path, 'secret');
  const { value, error } = useField(model, path, 'secret');
  return (
    <FieldFrame model={model} path={path}>
      <PasswordField
        label={field.label}
        name={path}
        autoComplete="new-password"
        isRequired
        isReadOnly={isReadOnly}
        description={owner && <Rules password={value} owner={owner} />}
        error={error}
        value={value}
        onChange={(typed) => model.setValue(path, typed)}
        onBlur={() => model.blur(path)}
      />
    </FieldFrame>
  );
}
