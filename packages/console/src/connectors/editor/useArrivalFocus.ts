import type { FormModel } from '@millrace/ui/domain/forms';
import type { ConnectorFormHandle } from '@millrace/ui/forms/ConnectorForm';
import { useSetAtom } from 'jotai';
import { useEffect, type RefObject } from 'react';

import { useSearch } from '../../router/location.ts';
import { guideOpenAtom } from './useGuide.ts';

/** Opens the form at what the link to it named as `focus`, such as the credentials that were refused. */
export function useArrivalFocus(model: FormModel, form: RefObject<ConnectorFormHandle | null>): void {
  const focus = new URLSearchParams(useSearch()).get('focus');
  const openGuide = useSetAtom(guideOpenAtom);
  useEffect(() => {
    if (focus === 'guide') openGuide(true);
    else if (focus !== null) {
      const left = new AbortController();
      void import('./focusOnArrival.ts').then(({ focusOnArrival }) =>
        focusOnArrival(model, (path) => form.current?.focusField(path) ?? false, focus, left.signal),
      );
      return () => left.abort();
    }
    return undefined;
  }, [focus, openGuide, model, form]);
}
