export { HookScreen, type HookScreenProps } from '../../screens/settings/HooksScreen/HookScreen.tsx';
export type { HookPlaceRequest } from '../../patterns/AttachedHooks/HookPlaces.tsx';
