import { InactiveClientScreen } from '@millrace/ui/screens/InactiveClientScreen';

import { useServices } from '../session/services.ts';

/** The account, or the person's place in it, is switched off: there is only the way out. */
export function InactiveClientContainer() {
  const { sessionManager } = useServices();
  return <InactiveClientScreen onLogout={() => void sessionManager.signOut()} />;
}
