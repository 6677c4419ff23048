/**
 * True when this process serves: `strapi start` or `strapi develop`. Seeding and Strapi's other commands (export,
 * console, a new password for an administrator) load the same code and may work beside it.
 */
export const isServer: boolean = ['start', 'develop', 'dev'].includes(process.argv[2] ?? '');
