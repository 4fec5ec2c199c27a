import { useEffect } from 'react';

import { useNavigation } from './navigation.ts';

/**
 * Moves the focus to the heading when a screen shows another thing under the same path, as the router does for another
 * path.
 * @param place identifies what the screen shows; its path, where that says it all
 */
export function useArrival(place: string): void {
  const { navigator } = useNavigation();
  useEffect(() => navigator.arrive(place), [navigator, place]);
}
