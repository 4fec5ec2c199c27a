import { createLazyHook } from '../../internal/lazyCode.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('./ProviderRowsSection.tsx'));

/** Two sources have such a table, so its code loads with their forms. */
export function LazyProviderRowsSection(props: SectionProps<'providerRows'>) {
  const parts = useParts(true);
  if (parts) return <parts.ProviderRowsSection {...props} />;
  return <SectionPlaceholder title={props.section.title} height={360} />;
}
