import { accountPaths, paths } from '@millrace/ui/domain/routes';
import { EmailSentScreen } from '@millrace/ui/screens/EmailSentScreen';

import { useSendAgain } from './useSendAgain.ts';

/** After signing up: the link was sent. */
export function EmailSentContainer() {
  return (
    <EmailSentScreen {...useSendAgain()} signInHref={paths.login()} signUpHref={accountPaths.signup()} />
  );
}
