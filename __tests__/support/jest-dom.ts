import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './components/dialogs';
import { LIMITS } from './limits';

configure({ asyncUtilTimeout: LIMITS.component });
