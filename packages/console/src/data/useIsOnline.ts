import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether there is a network, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
