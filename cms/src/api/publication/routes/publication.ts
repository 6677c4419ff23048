/** What the publisher asks of the CMS; the policy lets nobody else in. */
const route = (method: string, action: string) => ({
  method,
  path: `/publication/${action}`,
  handler: `publication.${action}`,
  config: { auth: false, policies: ['global::publisher'] },
});

export default {
  routes: [route('GET', 'inventory'), route('GET', 'report'), route('POST', 'due'), route('POST', 'trouble')],
};
