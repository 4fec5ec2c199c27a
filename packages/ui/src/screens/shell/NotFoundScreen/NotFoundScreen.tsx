import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface NotFoundScreenProps {
  /** Where the way back leads. */
  homeHref: string;
}

/** For an address that leads nowhere. It does not tell whether something ever was there. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  return (
    <PageMessage
      title="This page does not exist"
      actions={
        <ButtonLink href={homeHref} tone="accent" variant="solid">
          Go to pipelines
        </ButtonLink>
      }
    >
      The address may be mistyped, or what it led to was removed.
    </PageMessage>
  );
}
