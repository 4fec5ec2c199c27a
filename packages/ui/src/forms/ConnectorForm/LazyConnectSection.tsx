import { createLazyHook } from '../../internal/lazyCode.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('./ConnectSection.tsx'));

/** Most forms have no sign-in at a provider, so its section loads with the first that has one. */
export function LazyConnectSection(props: SectionProps<'connect'>) {
  const parts = useParts(true);
  const { state } = props.resources;
  if (parts && state) return <parts.ConnectSection {...props} state={state} />;
  return <SectionPlaceholder title={props.section.title} height={120} />;
}
