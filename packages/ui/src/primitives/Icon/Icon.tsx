import type { ReactElement } from 'react';
import { rem } from '../../theme/rem.ts';

export interface IconProps {
  /** Edge length in px, at letters of the usual size. @default 16 */
  size?: 16 | 17 | 20;
  /** Says what it shows to those who cannot see it. Leave it out where words stand beside it. */
  label?: string;
  /** Colours or moves it: the stroke takes the colour of the text around it. */
  className?: string;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Makes an icon of the family from one path on a 24 unit square. One icon, one module: an unused one costs nothing. */
export function drawIcon(path: string): IconComponent {
  return function Icon({ size = 16, label, className }) {
    return (
      <svg
        className={className}
        // In letters, so that it stays as large as the words beside it.
        width={rem(size)}
        height={rem(size)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable={false}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </svg>
    );
  };
}
