import { createElement } from 'react';
import type { SectionKind } from '../../domain/connectors/definition/sections.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';
import type { SectionComponent, SectionProps } from './sectionProps.ts';

/**
 * A section whose code loads with the first form that has one, because most forms have none.
 * @param height of its placeholder, in px at the default font size
 */
export function lazySection<Kind extends SectionKind>(
  load: () => Promise<SectionComponent<Kind>>,
  height: number,
): SectionComponent<Kind> {
  const useSection = createLazyHook(load);
  return function LazySection(props: SectionProps<Kind>) {
    const section = useSection(true);
    if (section) return createElement(section, props);
    return <SectionPlaceholder title={props.section.title} height={height} />;
  };
}
