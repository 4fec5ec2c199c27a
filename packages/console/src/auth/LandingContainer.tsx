import { routes } from '@millrace/ui/domain/routes';
import { LandingScreen } from '@millrace/ui/screens/LandingScreen';

import { useService } from '../data/service.ts';

/** The page at the origin after signing out. */
export function LandingContainer() {
  const { config } = useService();
  return (
    <LandingScreen
      notice="You have signed out."
      signInHref={config.loginAddress}
      signUpHref={routes.signup.pattern}
    />
  );
}
