import { environment } from './environment';

const { secrets } = environment;

export default {
  auth: {
    secret: secrets.adminJwt,
    // Only behind https: a Secure cookie cannot be set over plain http, and a local installation has nothing else.
    ...(environment.publicUrl?.startsWith('https://') && { cookie: { secure: true } }),
    sessions: { maxRefreshTokenLifespan: 14 * 24 * 3600, maxSessionLifespan: 24 * 3600 },
  },
  apiToken: { salt: secrets.apiTokenSalt },
  transfer: { token: { salt: secrets.transferTokenSalt } },
  secrets: { encryptionKey: secrets.encryptionKey },
  serveAdminPanel: environment.serveAdminPanel,
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
};
