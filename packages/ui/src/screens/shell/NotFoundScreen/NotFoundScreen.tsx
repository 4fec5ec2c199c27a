import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface NotFoundScreenProps {
  /** Address of the home page. */
  homeHref: string;
}

/** For an unknown address. It does not reveal whether something ever existed there. */
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
      The address may be mistyped, or the page was removed.
    </PageMessage>
  );
}
