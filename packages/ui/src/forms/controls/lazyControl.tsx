import { createElement } from 'react';
import type { FieldKind } from '../../domain/forms/definition/fieldTypes.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Control, ControlProps } from '../fields/fieldControl.ts';

/**
 * A control whose code loads with the first field of its kind, because most forms have none.
 * @param height of its placeholder, in px at the default font size
 */
export function lazyControl<Kind extends FieldKind>(
  load: () => Promise<Control<Kind>>,
  height = 60,
): Control<Kind> {
  const useControl = createLazyHook(load);
  return function LazyControl(props: ControlProps<Kind>) {
    const control = useControl(true);
    if (control) return createElement(control, props);
    return (
      <Loading label={`Loading “${props.field.label}”`}>
        <Skeleton height={height} />
      </Loading>
    );
  };
}
