import { createLazyHook } from '../../internal/lazyCode.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('./ConnectionSection.tsx'));

/** Only databases are reached directly or through a tunnel, so the choice loads with the first form that has it. */
export function LazyConnectionSection(props: SectionProps<'connectionOptions'>) {
  const parts = useParts(true);
  if (parts) return <parts.ConnectionSection {...props} />;
  return <SectionPlaceholder title={props.section.title} height={120} />;
}
