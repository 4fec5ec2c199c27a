import { paletteStep } from '../../internal/paletteStep.ts';
import type { RootProps } from '../rootProps.ts';
import { initials } from './initials.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** The person's full name, or their email address if no name is known. */
  name: string;
  /** Size of the avatar. @default 'standard' */
  size?: 'standard' | 'small';
}

/**
 * A person's initials on a colour derived from their name. Decorative: show the name next to the avatar. For a
 * connector use `ConnectorMark`.
 */
export function Avatar({ name, size = 'standard', ...root }: AvatarProps) {
  const classes = [css.avatar, css.colour[paletteStep(name)], size === 'small' && css.small];
  return (
    <span {...root} aria-hidden className={classes.filter(Boolean).join(' ')}>
      {initials(name)}
    </span>
  );
}
