import { completeDom } from './completeDom.ts';

completeDom();
