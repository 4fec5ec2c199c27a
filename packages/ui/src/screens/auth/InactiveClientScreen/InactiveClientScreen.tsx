import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface InactiveClientScreenProps {
  /** Called to log out, so that another user can sign in. */
  onLogout(): void;
}

/** For users whose account, or whose membership of it, is deactivated (docs/guard.md, note c). */
export function InactiveClientScreen({ onLogout }: InactiveClientScreenProps) {
  return (
    <PageMessage
      isStandalone
      title="This account is not active"
      actions={
        <Button tone="accent" variant="solid" onPress={onLogout}>
          Use another account
        </Button>
      }
    >
      <p>Ask an admin of your account to activate it. Everything you set up is kept.</p>
    </PageMessage>
  );
}
