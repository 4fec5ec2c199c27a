import { useEffect } from 'react';
import { checkNewPassword } from '../../../domain/people/accountForms.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { FieldFrame } from '../../../forms/fields/FieldFrame.tsx';
import { useField } from '../../../forms/fields/useField.ts';
import { NewPasswordField } from '../../../forms/person/NewPasswordField.tsx';
import { offlineNote } from '../../../internal/notes.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';

export interface PasswordCardProps {
  /** The user's email address, which a password must not contain. */
  email: string;
  /** Made from `passwordChangeForm`. It holds the entries, so that a failure loses none. */
  password: FormModel;
  /** All entries are valid: send `toPasswordChange(password)`. */
  onChangePassword(): void;
  /** @default false */
  isChangingPassword?: boolean;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  passwordProblem?: Problem;
  /** @default false */
  isOffline?: boolean;
}

interface CurrentPasswordProps {
  model: FormModel;
  isReadOnly: boolean;
}

function CurrentPassword({ model, isReadOnly }: CurrentPasswordProps) {
  const path = 'current_password';
  const { field } = model.at(path, 'secret');
  const { value, error } = useField(model, path, 'secret');
  return (
    <FieldFrame model={model} path={path}>
      <PasswordField
        label={field.label}
        name={path}
        autoComplete="current-password"
        isRequired
        isReadOnly={isReadOnly}
        error={error}
        value={value}
        onChange={(typed) => model.setValue(path, typed)}
        onBlur={() => model.blur(path)}
      />
    </FieldFrame>
  );
}

/** A new password. The rules are visible before anything is typed. */
export function PasswordCard({
  email,
  password,
  onChangePassword,
  isChangingPassword = false,
  passwordProblem,
  isOffline = false,
}: PasswordCardProps) {
  useEffect(() => checkNewPassword(password, { email }), [password, email]);
  return (
    <Card title="Password">
      <AccountForm
        label="Password"
        model={password}
        submitLabel="Change password"
        isWide={false}
        isPending={isChangingPassword}
        problem={passwordProblem}
        failedTitle="The password was not changed."
        note={
          <p>
            You stay signed in here. All other browsers and devices are signed out. {offlineNote(isOffline)}
          </p>
        }
        onSubmit={() => !isOffline && onChangePassword()}
      >
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPassword model={password} isReadOnly={isChangingPassword} />
        <NewPasswordField
          model={password}
          path="new_password"
          owner={{ email }}
          isReadOnly={isChangingPassword}
        />
        <NewPasswordField model={password} path="confirm_password" isReadOnly={isChangingPassword} />
      </AccountForm>
    </Card>
  );
}
