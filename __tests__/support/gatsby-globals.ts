/** Sets what Gatsby's modules expect to find when they are loaded outside a page. */
Object.assign(globalThis, {
  __PATH_PREFIX__: '',
  __BASE_PATH__: '',
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});
