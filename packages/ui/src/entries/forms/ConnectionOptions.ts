export {
  ConnectionOptions,
  type ConnectionOptionsProps,
} from '../../forms/ConnectionOptions/ConnectionOptions.tsx';
