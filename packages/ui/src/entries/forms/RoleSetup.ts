export { RoleSetup, type RoleSetupProps } from '../../forms/RoleSetup/RoleSetup.tsx';
