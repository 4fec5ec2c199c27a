import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { TunnelSectionProps } from '../TunnelSection/TunnelSection.tsx';

const useParts = createLazyHook(() => import('../TunnelSection/TunnelSection.tsx'));

/** Most connections are direct, so the choice of a tunnel loads on demand. */
export function LazyTunnelSection(props: TunnelSectionProps) {
  const parts = useParts(true);
  if (parts) return <parts.TunnelSection {...props} />;
  return (
    <Loading label="Loading tunnels">
      <Skeleton height={60} />
    </Loading>
  );
}
