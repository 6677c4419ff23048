/** Drafts for the site's preview page. Strapi's own authorisation is off, because ours takes two kinds of tokens. */
export default {
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.show', config: { auth: false } }],
};
