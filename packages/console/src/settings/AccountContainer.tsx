import { getMe, updateMe, updatePassword } from '@millrace/ui/contract';
import type { User } from '@millrace/ui/domain/entities';
import {
  createFormModel,
  createProfileForm,
  passwordChangeForm,
  storedProfile,
  toPasswordChange,
  toProfile,
  type FormModel,
  type ProfileChange,
} from '@millrace/ui/domain/forms';
import { AccountScreen } from '@millrace/ui/screens/AccountScreen';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { useLeaveGuard } from '../guard/useLeaveGuard.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { sessionAtom } from '../scope/session.ts';
import { useScope } from '../scope/useScope.ts';
import { guessTimeZone } from '../session/timeZone.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { useWrite } from '../writes/useWrite.ts';
import { defineWrite } from '../writes/write.ts';
import { useSettingsHrefs } from './settingsHrefs.ts';

const hasChange = (user: User, change: ProfileChange): boolean => {
  const values = new Map<string, unknown>(Object.entries(user));
  // The service stores no empty number.
  return Object.entries(change).every(([name, value]) => (values.get(name) ?? '') === value);
};

/** Saves the user's own details. After a lost response the service says whether they were saved. */
const saveProfile = defineWrite({
  call: updateMe,
  key: () => [],
  args: (change: ProfileChange) => ({ body: change }),
  async findResult(client, change) {
    const user = await client(getMe, {});
    return hasChange(user, change) ? user : null;
  },
  words: {
    done: () => ({ title: 'Your profile was saved.' }),
    failed: () => ({ title: 'Your profile could not be saved.' }),
  },
});

const never = () => false;

const useIsDirty = (form: FormModel): boolean =>
  useSyncExternalStore(form.subscribe, form.getSnapshot).isDirty;

/** The user's details in a form, which follows changes that are made elsewhere. */
function useProfile(user: User) {
  const { sessionManager } = useSession();
  const toasts = useAtomValue(toastsAtom);
  const [profile] = useState(() => createProfileForm(user));
  useEffect(() => profile.rebase(storedProfile(user)), [profile, user]);
  const save = useWrite(saveProfile, {
    subject: {},
    isInline: true,
    onDone(saved, isCurrent) {
      profile.rebase(storedProfile(saved));
      if (isCurrent) toasts.show({ tone: 'positive', title: 'Your profile was saved.' });
      // The session holds the user: the greeting and the time zone of all screens follow.
      void sessionManager.verify();
    },
  });
  const run = () => {
    const change = toProfile(profile);
    if (Object.keys(change).length > 0) save.run(change);
    // Spaces, or a country code without a number: nothing that the service could keep.
    else profile.reset();
  };
  return { profile, save, run };
}

function usePassword() {
  const { client } = useScope();
  const toasts = useAtomValue(toastsAtom);
  const [password] = useState(() => createFormModel({ definition: passwordChangeForm, today: '' }));
  useEffect(() => () => password.forgetSecrets(), [password]);
  const change = useAction(async () => {
    await client(updatePassword, { body: toPasswordChange(password) });
    password.forgetSecrets();
    password.reset();
    toasts.show({
      tone: 'positive',
      title: 'Your password was changed.',
      description: 'All other browsers and devices are signed out.',
    });
  }, updatePassword);
  return { password, change };
}

function Account({ user }: { readonly user: User }) {
  const { profile, save, run } = useProfile(user);
  const { password, change } = usePassword();
  const isProfileDirty = useIsDirty(profile);
  const isPasswordDirty = useIsDirty(password);
  useLeaveGuard({
    isHeld: isProfileDirty || isPasswordDirty,
    isSaving: save.isPending || change.isPending,
    hasSecrets: never,
    isKept: never,
    work: useMemo(
      () => [...(isProfileDirty ? ['Profile'] : []), ...(isPasswordDirty ? ['Password'] : [])],
      [isProfileDirty, isPasswordDirty],
    ),
  });
  return (
    <RequestsProvider
      source={async () => {
        const changes = toProfile(profile);
        return Object.keys(changes).length > 0 ? save.requests(changes) : { requests: [] };
      }}
    >
      <AccountScreen
        hrefs={useSettingsHrefs()}
        email={user.email}
        profile={profile}
        browserZone={guessTimeZone() ?? 'UTC'}
        onSaveProfile={run}
        isSavingProfile={save.isPending}
        profileProblem={save.problem}
        password={password}
        onChangePassword={() => void change.run(undefined)}
        isChangingPassword={change.isPending}
        passwordProblem={change.problem}
        isOffline={!useIsOnline()}
      />
    </RequestsProvider>
  );
}

/** The user's own details and password. */
export function AccountContainer() {
  const session = useAtomValue(sessionAtom);
  return session.state === 'signedIn' ? <Account user={session.user} /> : null;
}
