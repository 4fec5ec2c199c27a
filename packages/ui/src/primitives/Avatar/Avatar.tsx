import { paletteStep } from '../../internal/paletteStep.ts';
import * as css from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's full name, or their email address if no name is known. */
  name: string;
  /** Size of the avatar. @default 'standard' */
  size?: 'standard' | 'small';
}

const initials = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

/** A person's initials on a colour derived from their name. Decorative: show the name next to the avatar. */
export function Avatar({ name, size = 'standard' }: AvatarProps) {
  const classes = [css.avatar, css.colour[paletteStep(name)], size === 'small' && css.small];
  return (
    <span aria-hidden className={classes.filter(Boolean).join(' ')}>
      {initials(name)}
    </span>
  );
}
