import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';

export interface SignInReturnScreenProps {
  /** The provider's name; omitted if it is unknown. */
  provider?: string;
}

/** Where a provider returns to after a sign-in. Its window closes itself; this is shown if the browser does not allow that. */
export const SignInReturnScreen = ({ provider }: SignInReturnScreenProps) => (
  <PageMessage isStandalone title="You can close this window">
    {`Go back to the Millrace window to finish connecting${provider === undefined ? '' : ` ${provider}`}.`}
  </PageMessage>
);
