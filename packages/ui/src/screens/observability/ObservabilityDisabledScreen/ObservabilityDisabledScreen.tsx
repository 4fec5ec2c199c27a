import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ObservabilityDisabledScreenProps {
  /** Address of the home page. */
  homeHref: string;
}

/** Shown in place of alerts and metrics while the feature is off for the account (spec §6, A-04). */
export function ObservabilityDisabledScreen({ homeHref }: ObservabilityDisabledScreenProps) {
  return (
    <PageMessage
      title="Observability is not enabled"
      actions={
        <ButtonLink href={homeHref} tone="accent" variant="solid">
          Go to the home page
        </ButtonLink>
      }
    >
      With observability, alerts check metrics of your data, such as the number of rows of a table, and notify
      people when a value leaves its expected range. To use it, ask us with “Share Feedback”.
    </PageMessage>
  );
}
