/** For the site's build alone, whose token may call it. */
export default {
  routes: [{ method: 'GET', path: '/snapshots/:id', handler: 'snapshot.find' }],
};
