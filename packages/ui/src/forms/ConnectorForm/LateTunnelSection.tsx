import { createLater } from '../../internal/createLater.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { TunnelSectionProps } from '../TunnelSection/TunnelSection.tsx';

const useParts = createLater(() => import('../TunnelSection/TunnelSection.tsx'));

/** Most connect directly and never see it: the choice of a tunnel comes for those who do not. */
export function LateTunnelSection(props: TunnelSectionProps) {
  const parts = useParts(true);
  return parts ? <parts.TunnelSection {...props} /> : <Skeleton height={60} />;
}
