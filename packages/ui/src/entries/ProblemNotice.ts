export { ProblemNotice, type ProblemNoticeProps } from '../patterns/ProblemNotice/ProblemNotice.tsx';
