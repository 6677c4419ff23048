export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/comments', handler: 'comment.find' },
    { method: 'POST', path: '/comments', handler: 'comment.create' },
    { method: 'POST', path: '/comments/:id/report', handler: 'comment.report' },
    { method: 'GET', path: '/form-token', handler: 'comment.token' },
  ],
};
