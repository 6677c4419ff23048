import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogs';
import { LIMITS } from './limits';

configure({ asyncUtilTimeout: LIMITS.component });
