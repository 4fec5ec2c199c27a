import type { ChoiceField } from '../../../domain/connectors/fieldTypes.ts';
import { createLater } from '../../../internal/createLater.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { ControlProps } from '../fieldControl.ts';

const useParts = createLater(() => import('./ChoiceControl.tsx'));

/** A choice brings a list with it, which most forms have no use for: it comes with the first one. */
export function LateChoiceControl(props: ControlProps<ChoiceField>) {
  const parts = useParts(true);
  if (parts) return <parts.ChoiceControl {...props} />;
  return (
    <Loading label={`Loading “${props.field.label}”`}>
      <Skeleton height={60} />
    </Loading>
  );
}
