import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';

export interface CrashScreenProps {
  /** What went wrong, in a sentence that helps support. */
  detail: string;
  /** Called to reload the page. */
  onReload(): void;
  /** Address of the home page. */
  homeHref: string;
  /** Fills the window, for a failure of the shell itself. @default false */
  isStandalone?: boolean;
}

/** Replaces a screen that failed to render or load. The content around it stays. */
export function CrashScreen({ detail, onReload, homeHref, isStandalone = false }: CrashScreenProps) {
  return (
    <PageMessage
      isStandalone={isStandalone}
      title="This screen could not be shown"
      actions={
        <>
          <Button tone="accent" variant="solid" icon={RefreshIcon} onPress={onReload}>
            Reload
          </Button>
          <ButtonLink href={homeHref}>Go to pipelines</ButtonLink>
        </>
      }
    >
      <p role="alert">{detail}</p>
    </PageMessage>
  );
}
