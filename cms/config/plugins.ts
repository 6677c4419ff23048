import { environment } from './environment';

/** Bytes. A good photograph has 5 to 15 MB; more is a video or a mistake. */
const UPLOAD_LIMIT = 40 * 1024 * 1024;

/** Seconds that a login on the site lasts at most. */
const LOGIN_LIMIT = 12 * 3600;

const { mail } = environment;

export default {
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: mail.host,
        port: mail.port,
        secure: mail.security === 'tls',
        requireTLS: mail.security === 'starttls',
        ignoreTLS: mail.security === 'none',
        ...(mail.user !== undefined && { auth: { user: mail.user, pass: mail.password ?? '' } }),
        // A silent server must not hold up the queue: the mail is tried again later.
        connectionTimeout: 10_000,
        socketTimeout: 30_000,
      },
      settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
    },
  },
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT,
      // The site makes its own sizes; this one is for the editors' screens.
      breakpoints: { small: 640 },
      // Strapi would believe a file's name and label, and its refusals do not say which file: src/uploads judges all.
      security: { allowedTypes: ['*/*'] },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: environment.secrets.jwt,
      // Logins are rows that can be ended; the token names its row (src/accounts/site-sessions.ts).
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: LOGIN_LIMIT,
        maxRefreshTokenLifespan: LOGIN_LIMIT,
        idleRefreshTokenLifespan: LOGIN_LIMIT,
      },
    },
  },
};
