import { createElement } from 'react';
import type { AlertFormProps } from '../../forms/AlertForm/AlertForm.tsx';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const useAlertForm = createLazyHook(
  async () => (await import('../../forms/AlertForm/AlertForm.tsx')).AlertForm,
);

/** The form of an alert, after the frame of its page. */
export function LazyAlertForm(props: AlertFormProps) {
  const form = useAlertForm(true);
  if (form) return createElement(form, props);
  return (
    <Loading label="Loading the form">
      <Skeleton height={560} />
    </Loading>
  );
}
