/** Every call of the service as data, and what makes and decodes them. Outside semver: it follows the service. */
export { login, logout, recoverPassword } from '../contract/authentication.ts';
export { assumed } from '../contract/assumed.ts';
export {
  bind,
  type BoundCall,
  type Call,
  type CallArguments,
  type CallKind,
  type CallResult,
  type Method,
  type WireBody,
  type WireResult,
} from '../contract/call.ts';
export {
  createClient,
  perform,
  requestFor,
  type Client,
  type Transport,
  type WireRequest,
} from '../contract/interpret.ts';
export {
  createPipeline,
  getPipeline,
  listPipelines,
  pipeline,
  pipelineDelta,
  readPipelineDelta,
  setPipelineStatus,
  updatePipeline,
} from '../contract/pipelines.ts';
export { authoriseChannel, decodeRealtimeEvent } from '../contract/realtime.ts';
export {
  readRuntimeConfig,
  runtimeConfig,
  type RuntimeConfig,
  type WireRuntimeConfig,
} from '../contract/runtimeConfig.ts';
export { getMe, updateMe, user } from '../contract/users.ts';
