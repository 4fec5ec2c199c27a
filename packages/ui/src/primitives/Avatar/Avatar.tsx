import { paletteStep } from '../../internal/paletteStep.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import type { RootProps } from '../rootProps.ts';
import { initials } from './initials.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** The person's full name, or their email address if no name is known. */
  name: string;
  /** Size of the avatar. @default 'standard' */
  size?: 'standard' | 'small';
  /** Shown instead of the initials for someone without a name, such as an envelope for an invited person. */
  icon?: IconComponent;
}

/**
 * A person's initials on a colour derived from their name. Decorative: show the name next to the avatar. For a
 * connector use `ConnectorMark`.
 */
export function Avatar({ name, size = 'standard', icon: Icon, ...root }: AvatarProps) {
  const classes = [
    css.avatar,
    Icon ? css.unnamed : css.colour[paletteStep(name)],
    size === 'small' && css.small,
  ];
  return (
    <span {...root} aria-hidden className={classes.filter(Boolean).join(' ')}>
      {Icon ? <Icon /> : initials(name)}
    </span>
  );
}
