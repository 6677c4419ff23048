/** English is always there; each editor chooses under Profile. The first administrator is set to French. */
export default {
  config: { locales: ['fr'] },
};
