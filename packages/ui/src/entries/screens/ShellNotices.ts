export { ShellNotices, type ShellNoticesProps } from '../../screens/shell/ShellNotices/ShellNotices.tsx';
