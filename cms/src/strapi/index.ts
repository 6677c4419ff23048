export * from './content-type';
export * from './documents';
export * from './log';
export * from './rows';
export * from './store';
export * from './uids';
export * from './upload';
export * from './webhooks';
