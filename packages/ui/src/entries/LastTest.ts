export { LastTest, type LastTestProps, type PastTest } from '../patterns/LastTest/LastTest.tsx';
