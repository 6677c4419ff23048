/** Routes for the publisher alone; the policy refuses everybody else. */
const route = (method: string, action: string) => ({
  method,
  path: `/publication/${action}`,
  handler: `publication.${action}`,
  config: { auth: false, policies: ['global::publisher'] },
});

export default {
  routes: [
    route('GET', 'inventory'),
    route('GET', 'changes'),
    route('GET', 'report'),
    route('POST', 'due'),
    route('POST', 'live'),
    route('POST', 'trouble'),
  ],
};
