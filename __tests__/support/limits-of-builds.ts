import { LIMITS } from './limits';

jest.setTimeout(LIMITS.build);
