import { InactiveClientScreen } from '@millrace/ui/screens/InactiveClientScreen';

import { useSignOut } from '../guard/useSignOut.ts';

/** The account or the person is deactivated. The only action is to sign out. */
export function InactiveClientContainer() {
  const signOut = useSignOut();
  return <InactiveClientScreen onLogout={() => void signOut.run()} isLoggingOut={signOut.isPending} />;
}
