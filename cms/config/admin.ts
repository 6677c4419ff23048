import { previewAddress } from '../src/preview/address';
import { environment } from './environment';

const { secrets } = environment;

type Target = Parameters<typeof previewAddress>[2];

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
  preview: {
    enabled: true,
    config: {
      // The panel may frame these origins, and nothing else.
      allowedOrigins: [new URL(environment.siteUrl).origin],
      handler: (uid: string, target: Target) => previewAddress(strapi, uid, target),
    },
  },
};
