import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether there is a network, according to the browser. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
