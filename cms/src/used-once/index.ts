export * from './spend';
export * from './table';
