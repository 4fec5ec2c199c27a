import { SignedOutHead, SignedOutPage } from '../../../patterns/SignedOutPage/SignedOutPage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface InactiveClientScreenProps {
  /** Called to log out, so that another user can sign in. */
  onLogout(): void;
  /** @default false */
  isLoggingOut?: boolean;
}

/** For users whose account, or whose membership of it, is deactivated (docs/guard.md, note c). */
export function InactiveClientScreen({ onLogout, isLoggingOut = false }: InactiveClientScreenProps) {
  return (
    <SignedOutPage>
      <SignedOutHead title="Your access is turned off">
        Ask an admin of your account to turn it on again. Everything you set up is kept.
      </SignedOutHead>
      <Button tone="accent" variant="solid" onPress={onLogout} isPending={isLoggingOut}>
        Use another account
      </Button>
    </SignedOutPage>
  );
}
