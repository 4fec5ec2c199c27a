import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ComingSoonScreenProps {
  /** Where the way out leads. */
  homeHref: string;
  /** Fills the window: for an address outside the shell. @default false */
  isStandalone?: boolean;
}

/** Shown at an address that the product has, but for which this version has no page. */
export function ComingSoonScreen({ homeHref, isStandalone = false }: ComingSoonScreenProps) {
  return (
    <PageMessage
      isStandalone={isStandalone}
      title="This page is not available yet"
      actions={
        <ButtonLink href={homeHref} tone="accent" variant="solid">
          {isStandalone ? 'Go to the start page' : 'Go to pipelines'}
        </ButtonLink>
      }
    >
      The address is correct, but this version of Millrace has no page for it.
    </PageMessage>
  );
}
