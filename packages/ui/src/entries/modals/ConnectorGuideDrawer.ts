export {
  ConnectorGuideDrawer,
  type ConnectorGuideDrawerProps,
} from '../../modals/ConnectorGuideDrawer/ConnectorGuideDrawer.tsx';
