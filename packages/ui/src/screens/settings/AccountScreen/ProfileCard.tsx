import { useEffect } from 'react';
import { checkProfile } from '../../../domain/people/profileForm.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { AccountForm } from '../../../forms/person/AccountForm.tsx';
import { PersonField } from '../../../forms/person/PersonField.tsx';
import { PhoneNumberFields } from '../../../forms/person/PhoneNumberFields.tsx';
import { TimeZoneField } from '../../../forms/person/TimeZoneField.tsx';
import { offlineNote } from '../../../internal/notes.ts';
import { ShowRequest } from '../../../patterns/ShowRequest/ShowRequest.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as css from './AccountScreen.css.ts';

export interface ProfileCardProps {
  /** The user's email address. It cannot be changed here. */
  email: string;
  /** Made by `createProfileForm`. It holds the entries, so that a failure loses none. */
  profile: FormModel;
  /** The time zone of this browser. */
  browserZone: string;
  /** All entries are valid: send `toProfile(profile)`. */
  onSaveProfile(): void;
  /** @default false */
  isSavingProfile?: boolean;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  profileProblem?: Problem;
  /** Offline, nothing is sent, and the forms say why (F1). @default false */
  isOffline?: boolean;
}

/** The user's own details. */
export function ProfileCard({
  email,
  profile,
  browserZone,
  onSaveProfile,
  isSavingProfile = false,
  profileProblem,
  isOffline = false,
}: ProfileCardProps) {
  useEffect(() => checkProfile(profile), [profile]);
  return (
    <Card title="Profile">
      <AccountForm
        label="Profile"
        model={profile}
        submitLabel="Save profile"
        isWide={false}
        isPending={isSavingProfile}
        problem={profileProblem}
        failedTitle="The profile was not saved."
        note={offlineNote(isOffline)}
        onSubmit={() => !isOffline && onSaveProfile()}
      >
        <div className={css.names}>
          <PersonField model={profile} path="first_name" />
          <PersonField model={profile} path="last_name" />
        </div>
        <TextField
          label="Email"
          value={email}
          isReadOnly
          description="To change it, ask for an invitation to the new address."
        />
        <PhoneNumberFields model={profile} isReadOnly={isSavingProfile} />
        <TimeZoneField
          model={profile}
          path="time_zone"
          browserZone={browserZone}
          isReadOnly={isSavingProfile}
        />
      </AccountForm>
      <ShowRequest />
    </Card>
  );
}
