import { useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/** Calls back once, before the fields render, with what was typed into each before the script ran (useTypedBefore.ts). */
export function useTypedFieldsBefore(adopt: (name: string, value: string) => void): void {
  const isHydrating = useIsSSR() && 'document' in globalThis;
  useState(() => {
    if (!isHydrating) return;
    for (const { name, value } of document.querySelectorAll('input')) if (value !== '') adopt(name, value);
  });
}
