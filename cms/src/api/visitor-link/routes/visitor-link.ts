/** No other authorisation: the sealed token in the address is the permission. */
const config = { auth: false };

export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/moderation/:token', handler: 'moderation.show', config },
    { method: 'POST', path: '/moderation/:token', handler: 'moderation.act', config },
    { method: 'GET', path: '/subscription/:token', handler: 'subscription.show', config },
    { method: 'POST', path: '/subscription/:token', handler: 'subscription.act', config },
    { method: 'POST', path: '/my-data', handler: 'my-data.ask' },
    { method: 'GET', path: '/my-data/:token', handler: 'my-data.show', config },
    { method: 'GET', path: '/my-data/:token/export', handler: 'my-data.copy', config },
    { method: 'POST', path: '/my-data/:token', handler: 'my-data.erase', config },
  ],
};
