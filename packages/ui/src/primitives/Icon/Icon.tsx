import type { ReactElement } from 'react';
import { rem } from '../../theme/rem.ts';
import type { RootProps } from '../rootProps.ts';

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Edge length in px at the browser's default font size. @default 16 */
  size?: 16 | 17 | 20;
  /** Accessible name. Leave it out when adjacent text already names the icon. */
  label?: string;
  /** Class for colour and position. The stroke uses the current text colour. */
  className?: string;
}

export type IconComponent = (props: IconProps) => ReactElement;

/**
 * Creates an icon from one path on a 24 unit grid. Each icon is its own module, so unused icons are
 * tree-shaken.
 */
export function drawIcon(path: string): IconComponent {
  return function Icon({ size = 16, label, className, ...root }) {
    return (
      <svg
        {...root}
        className={className}
        // Sized in rem, so that the icon scales with the text next to it.
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
