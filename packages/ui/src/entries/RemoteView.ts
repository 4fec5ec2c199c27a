export { RemoteView, type RemoteViewProps } from '../patterns/RemoteView/RemoteView.tsx';
