import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { PasswordCard, type PasswordCardProps } from './PasswordCard.tsx';
import { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
import * as css from './AccountScreen.css.ts';

export interface AccountScreenProps extends SettingsPageProps, ProfileCardProps, PasswordCardProps {}

/** The user's own details and password (spec §2 Settings). */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <SettingsFrame hrefs={props.hrefs} section="account">
      <div className={css.forms}>
        <ProfileCard {...props} />
        <PasswordCard {...props} />
      </div>
    </SettingsFrame>
  );
}
