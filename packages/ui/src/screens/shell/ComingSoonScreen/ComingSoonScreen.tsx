import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ComingSoonScreenProps {
  /** Address of the home page. */
  homeHref: string;
  /** Fills the window, for an address outside of the shell. @default false */
  isStandalone?: boolean;
}

/** Shown for an address that the product has, but this version has no page for. */
export function ComingSoonScreen({ homeHref, isStandalone = false }: ComingSoonScreenProps) {
  return (
    <PageMessage
      isStandalone={isStandalone}
      title="This page is not available yet"
      actions={
        <ButtonLink href={homeHref} tone="accent" variant="solid">
          {isStandalone ? 'Go to the home page' : 'Go to pipelines'}
        </ButtonLink>
      }
    >
      The address is correct, but this version of Millrace has no page for it.
    </PageMessage>
  );
}
