export * from './align';
export * from './claim';
export * from './registry';
export * from './table';
export * from './types';
