export { Tabs, type TabItem, type TabsProps } from '../primitives/Tabs/Tabs.tsx';
