import { createLazyHook } from '../../internal/lazyCode.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('./RoleSection.tsx'));

/** Only buckets have a role, so its section loads with their forms. */
export function LazyRoleSection(props: SectionProps<'role'>) {
  const parts = useParts(true);
  if (parts) return <parts.RoleSection {...props} />;
  return <SectionPlaceholder title={props.section.title} height={320} />;
}
