import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { SectionProps } from './sectionProps.ts';

const useParts = createLazyHook(() => import('./ConnectSection.tsx'));

/** Most forms have no sign-in at a provider, so its section loads with the first that has one. */
export function LazyConnectSection(props: SectionProps<'connect'>) {
  const parts = useParts(true);
  if (parts) return <parts.ConnectSection {...props} />;
  return (
    <FormSection title={props.section.title}>
      <Loading label={`Loading “${props.section.title}”`}>
        <Skeleton height={120} />
      </Loading>
    </FormSection>
  );
}
