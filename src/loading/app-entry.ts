/**
 * The code that a browser runs first of the built site (src/site-build/webpack.ts): React, what is the site's own, and
 * Gatsby, which starts it, each in a task of its own. In one task they would hold up a slow phone for a tenth of a
 * second.
 */
import 'react-dom/client';

setTimeout(() => {
  void import(/* webpackMode: "eager" */ '../../gatsby-browser').then(() => {
    setTimeout(() => {
      void import(/* webpackMode: "eager" */ 'gatsby-production-app');
    });
  });
});
