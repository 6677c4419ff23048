import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogs';

// A wait ends when its condition holds; the limit alone is longer, for a machine that is busy with another suite.
configure({ asyncUtilTimeout: 4000 });
