import type { User } from '@millrace/ui/domain/entities';
import { isFeatureOn } from '@millrace/ui/domain/policies';
import { paths } from '@millrace/ui/domain/routes';
import { ObservabilityDisabledScreen } from '@millrace/ui/screens/ObservabilityDisabledScreen';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { useService } from '../data/service.ts';
import type { ScreenProps } from '../router/screens.ts';
import { sessionAtom } from '../scope/session.ts';

/** Props of a container of observability. */
export interface ObservabilityProps extends ScreenProps {
  readonly user: User;
  /** The account; its quota and usage are part of it. */
  readonly client: User['client'];
}

/** Wraps an observability screen. Accounts without the feature see a notice instead (spec §6, A-04). */
export const ofObservability = (Screen: ComponentType<ObservabilityProps>): ComponentType<ScreenProps> =>
  function ObservabilityContainer({ match }) {
    const { config } = useService();
    const session = useAtomValue(sessionAtom);
    if (session.state !== 'signedIn') return null;
    const { user } = session;
    if (!isFeatureOn('data_observability', config.features, user.client.id)) {
      return <ObservabilityDisabledScreen homeHref={paths.home()} />;
    }
    return <Screen match={match} user={user} client={user.client} />;
  };
