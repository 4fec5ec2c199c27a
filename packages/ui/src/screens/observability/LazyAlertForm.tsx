import { createElement } from 'react';
import type { AlertFormProps } from '../../forms/AlertForm/AlertForm.tsx';
import { AlertFormToCome } from '../../forms/AlertForm/AlertFormToCome.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';

const useAlertForm = createLazyHook(
  async () => (await import('../../forms/AlertForm/AlertForm.tsx')).AlertForm,
);

/** The form of an alert, after the frame of its page. */
export function LazyAlertForm(props: AlertFormProps) {
  const form = useAlertForm(true);
  if (form) return createElement(form, props);
  return (
    <Loading label="Loading the form">
      <AlertFormToCome />
    </Loading>
  );
}
