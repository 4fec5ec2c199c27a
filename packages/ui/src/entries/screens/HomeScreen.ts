export { HomeScreen } from '../../screens/shell/HomeScreen/HomeScreen.tsx';
export type { HomePart, HomeScreenProps } from '../../screens/shell/HomeScreen/homeProps.ts';
