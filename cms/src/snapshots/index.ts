export { readChanges } from './changes';
export { keepSnapshots, versionOf } from './keep';
export { liveSchema, markLive } from './live';
export { readLiveSnapshots } from './read';
export { SNAPSHOTS } from './table';
