import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Banner, type BannerProps } from './Banner.tsx';
import * as css from './DismissibleBanner.css.ts';

export interface DismissibleBannerProps extends Omit<BannerProps, 'end'> {
  /** Called when the button is pressed. Remove the banner, and move the focus if it was inside. */
  onDismiss(): void;
  /** Accessible name of the button. @default 'Dismiss' */
  dismissLabel?: string;
}

/** A banner that people can close because it needs no action. A problem stays until it is solved: use `Banner`. */
export function DismissibleBanner({
  onDismiss,
  dismissLabel = 'Dismiss',
  ...banner
}: DismissibleBannerProps) {
  return (
    <Banner
      {...banner}
      end={
        <span className={css.dismiss}>
          <IconButton label={dismissLabel} icon={CloseIcon} size="small" onPress={onDismiss} />
        </span>
      }
    />
  );
}
