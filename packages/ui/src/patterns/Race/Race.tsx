import { ConnectorMark, type ConnectorMarkSize } from '../ConnectorMark/ConnectorMark.tsx';
import { RaceLine, type RaceSize } from './RaceLine.tsx';
import * as css from './Race.css.ts';

export interface RaceProps {
  /** The source's connector type; without one its end stays open. */
  source?: string | null;
  /** The destination's connector type. */
  destination?: string | null;
  /** The pipeline's status. */
  status: string;
  /** `small` in rows and menus, `wide` at the head of a page, `art` for empty states and the sign-in. @default 'small' */
  size?: RaceSize;
}

interface EndProps {
  type: string | null | undefined;
  size: ConnectorMarkSize;
}

const End = ({ type, size }: EndProps) =>
  type ? <ConnectorMark type={type} size={size} /> : <span className={css.openEnd[size]} />;

/**
 * A pipeline's identity, and the product's one ornament: source mark, the channel between, destination mark. It decorates:
 * names and status stand beside it in words.
 */
export function Race({ source, destination, status, size = 'small' }: RaceProps) {
  const markSize = size === 'small' ? 'small' : size === 'art' ? 'standard' : 'large';
  return (
    <span aria-hidden className={size === 'small' ? css.race : css.wideRace}>
      <End type={source} size={markSize} />
      <RaceLine status={status} size={size} />
      <End type={destination} size={markSize} />
    </span>
  );
}
