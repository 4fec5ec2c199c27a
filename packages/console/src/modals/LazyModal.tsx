import { useAtomValue } from 'jotai';
import { createElement, use, useEffect, useEffectEvent, useState } from 'react';

import { toastsAtom } from '../atoms/toasts.ts';
import { ChunkError } from '../routes/chunks.ts';
import { describeModalFailure } from './describeModalFailure.ts';
import { ModalBoundary } from './ModalBoundary.tsx';
import { modalChunks } from './modalChunks.ts';
import type { ModalContainer, ModalName, PropsOf } from './modalProps.ts';

interface LazyModalProps<Name extends ModalName> {
  readonly name: Name;
  readonly props: PropsOf<Name>;
  /** It is not there: it is to be closed. */
  readonly onFailed: () => void;
  /** The person wants it once more. */
  readonly onAgain: () => void;
}

/** A modal once its code is there. If that does not come, a toast says so; the screen stays (F29). */
export function LazyModal<Name extends ModalName>({ name, props, onFailed, onAgain }: LazyModalProps<Name>) {
  const toasts = useAtomValue(toastsAtom);
  const [isLoaded, setLoaded] = useState(() => modalChunks.isLoaded(name));
  const fail = (error: Error) => {
    toasts.show({
      tone: 'error',
      ...describeModalFailure(name, error),
      action: { label: 'Try again', onPress: onAgain },
    });
    onFailed();
  };
  const settle = useEffectEvent(() => {
    if (modalChunks.isLoaded(name)) setLoaded(true);
    else fail(new ChunkError(name));
  });
  useEffect(() => {
    let isWanted = true;
    // What has failed before, when it was fetched ahead, is asked for again.
    void modalChunks.prefetch(name).then(() => isWanted && settle());
    return () => {
      isWanted = false;
    };
  }, [name]);
  return (
    isLoaded && (
      <ModalBoundary onFailed={fail}>
        <Loaded name={name} props={props} />
      </ModalBoundary>
    )
  );
}

function Loaded<Name extends ModalName>({ name, props }: Pick<LazyModalProps<Name>, 'name' | 'props'>) {
  // One key of the record, one kind of props: what the compiler cannot follow through a generic index.
  return createElement(use(modalChunks.read(name)) as ModalContainer<PropsOf<Name>>, props);
}
