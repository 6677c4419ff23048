import '@testing-library/jest-dom';
import './dialogs';
