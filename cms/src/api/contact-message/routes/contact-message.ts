export default {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/contact-messages', handler: 'contact-message.create' }],
};
