import { connectorPaths } from '@millrace/ui/domain/routes';
import { PrerequisitesScreen } from '@millrace/ui/screens/PrerequisitesScreen';

import { useAddresses } from '../editor/useAddresses.ts';
import { useGuide } from '../editor/useGuide.ts';
import type { KindProps } from './kindProps.ts';
import { frameOf, WithType } from './WithType.tsx';

function Prerequisites({ kind, type }: KindProps & { readonly type: string }) {
  const paths = connectorPaths[kind];
  return (
    <PrerequisitesScreen
      frame={frameOf(kind, `Prepare the ${kind}`)}
      kind={kind}
      type={type}
      {...useGuide(type)}
      addresses={useAddresses(kind, type)}
      back={{ label: `Back to ${kind} types`, href: paths.select() }}
      changeHref={paths.select()}
      continueHref={paths.details({ type })}
    />
  );
}

/** The second step of creating a connector: its prerequisites. */
export function TypePrerequisitesContainer({ kind }: KindProps) {
  return <WithType kind={kind}>{(type) => <Prerequisites kind={kind} type={type} />}</WithType>;
}
