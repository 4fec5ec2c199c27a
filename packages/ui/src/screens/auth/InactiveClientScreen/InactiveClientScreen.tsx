import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface InactiveClientScreenProps {
  /** Leaves, to sign in as somebody else. */
  onLogout(): void;
}

/** For people whose account, or whose place in it, is switched off (docs/guard.md, note c). */
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
      <p>Ask an admin of your account to activate it. Nothing that was set up is lost.</p>
    </PageMessage>
  );
}
