import { createElement } from 'react';
import type { Field } from '../../../domain/connectors/fieldTypes.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { Control, ControlProps } from '../fieldControl.ts';

/**
 * A control whose code comes with the first field of its kind: most forms have none.
 * @param height of what holds its place, in px at letters of the usual size
 */
export function lazyControl<Each extends Field>(
  load: () => Promise<Control<Each>>,
  height = 60,
): Control<Each> {
  const useControl = createLazyHook(load);
  return function LazyControl(props: ControlProps<Each>) {
    const control = useControl(true);
    if (control) return createElement(control, props);
    return (
      <Loading label={`Loading “${props.field.label}”`}>
        <Skeleton height={height} />
      </Loading>
    );
  };
}
