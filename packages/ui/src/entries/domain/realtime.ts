/** Realtime channels and events. Semver covers the names listed in public-api.md. */
export {
  allChannel,
  clientChannel,
  realtimeGraceMs,
  reconnectCheckCeilingMs,
  reconnectCheckMs,
  userChannel,
} from '../../domain/realtime/channels.ts';
export {
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
  type LiveRow,
  type RealtimeChange,
  type RealtimeEvent,
  type RealtimeResource,
  type ResourceEvent,
} from '../../domain/realtime/events.ts';
