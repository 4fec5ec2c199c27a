import { InactiveClientScreen } from '@millrace/ui/screens/InactiveClientScreen';

import { useServices } from '../session/services.ts';

/** The account or the person is deactivated. The only action is to sign out. */
export function InactiveClientContainer() {
  const { sessionManager } = useServices();
  return <InactiveClientScreen onLogout={() => void sessionManager.signOut()} />;
}
