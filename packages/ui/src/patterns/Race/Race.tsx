import type { RootProps } from '../../primitives/rootProps.ts';
import { ConnectorMark, type ConnectorMarkSize } from '../ConnectorMark/ConnectorMark.tsx';
import { RaceLine, type RaceSize } from './RaceLine.tsx';
import * as css from './Race.css.ts';

export { RaceLine, type RaceLineProps, type RaceSize } from './RaceLine.tsx';

export interface RaceProps extends RootProps {
  /** The source's connector type; without one, the end is a placeholder. */
  source?: string | null;
  /** The destination's connector type. */
  destination?: string | null;
  /** The pipeline's status. */
  status: string;
  /**
   * `small` in rows and menus, `wide` in page headers, `art` in empty states and on the sign-in page. @default 'small'
   */
  size?: RaceSize;
}

interface EndProps {
  type: string | null | undefined;
  size: ConnectorMarkSize;
}

const End = ({ type, size }: EndProps) =>
  type ? <ConnectorMark type={type} size={size} /> : <span className={css.openEnd[size]} />;

/**
 * The visual identity of a pipeline: source mark, channel, destination mark. It is decorative: names and status are
 * always shown as text beside it. For one connector use `ConnectorMark`.
 */
export function Race({ source, destination, status, size = 'small', ...root }: RaceProps) {
  const markSize = size === 'small' ? 'small' : size === 'art' ? 'standard' : 'large';
  return (
    <span {...root} aria-hidden className={size === 'small' ? css.race : css.wideRace}>
      <End type={source} size={markSize} />
      <RaceLine status={status} size={size} />
      <End type={destination} size={markSize} />
    </span>
  );
}
