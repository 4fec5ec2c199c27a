/** The twin's server, for Node. */
export {
  startServer,
  type DemoPerson,
  type RunningServer,
  type ServerOptions,
} from '../server/startServer.ts';
