import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ComingSoonScreenProps {
  /** Where the way out leads. */
  homeHref: string;
  /** Fills the window: for an address outside the shell. @default false */
  isStandalone?: boolean;
}

/** For an address that the product has and cannot show yet. It sends nobody elsewhere without a word. */
export function ComingSoonScreen({ homeHref, isStandalone = false }: ComingSoonScreenProps) {
  return (
    <PageMessage
      isStandalone={isStandalone}
      title="This page is on its way"
      actions={
        <ButtonLink href={homeHref} tone="accent" variant="solid">
          {isStandalone ? 'Go to the start page' : 'Go to pipelines'}
        </ButtonLink>
      }
    >
      The address is right, but there is nothing to show here yet. Nothing was changed by opening it.
    </PageMessage>
  );
}
