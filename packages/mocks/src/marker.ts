/**
 * A string that every bundle holding the twin holds too. The console's build is searched for it, so that the
 * twin cannot slip into production unseen.
 */
export const twinMarker = 'millrace-service-twin';
