/** For setup files of tests in jsdom: adds the parts of the DOM that it lacks. */
import '../internal/testing/setup.ts';

export { completeDom } from '../internal/testing/completeDom.ts';
