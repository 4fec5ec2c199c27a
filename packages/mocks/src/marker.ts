/**
 * A string in every bundle that contains the twin. A check searches the console's build for it, so that production
 * never contains the twin.
 */
export const twinMarker = 'millrace-service-twin';
