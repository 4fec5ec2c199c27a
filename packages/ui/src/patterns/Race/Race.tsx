import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { RaceLine, type RaceSize } from './RaceLine.tsx';
import * as css from './Race.css.ts';

export interface RaceProps {
  /** The source's connector type; without one its end stays open. */
  source?: string | null;
  /** The destination's connector type. */
  destination?: string | null;
  /** The pipeline's status. */
  status: string;
  /** @default 'small' */
  size?: RaceSize;
}

/**
 * A pipeline's identity, and the product's one ornament: source mark, the channel between, destination mark. It decorates:
 * names and status stand beside it in words.
 */
export function Race({ source, destination, status, size = 'small' }: RaceProps) {
  const markSize = size === 'small' ? 'small' : size === 'art' ? 'standard' : 'large';
  return (
    <span aria-hidden className={size === 'small' ? css.race : css.wideRace}>
      <ConnectorMark type={source ?? '?'} size={markSize} />
      <RaceLine status={status} size={size} />
      <ConnectorMark type={destination ?? '?'} size={markSize} />
    </span>
  );
}
