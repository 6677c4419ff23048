import type { VariableReader } from './variables';

export type Secrets = {
  appKeys: string[];
  jwt: string;
  adminJwt: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
  /** The bearer token with which the site reads the content. */
  sourceToken: string;
  /** Secret by which the publisher and the CMS recognise each other. */
  publisher: string;
  /** Seals the links in mails and the tokens of forms. */
  commentLink: string;
  /** Signs the tokens that open the preview of a draft. */
  preview: string;
};

export function readSecrets(read: VariableReader): Secrets {
  return {
    appKeys: read.secret('APP_KEYS').split(','),
    jwt: read.secret('JWT_SECRET'),
    adminJwt: read.secret('ADMIN_JWT_SECRET'),
    apiTokenSalt: read.secret('API_TOKEN_SALT'),
    transferTokenSalt: read.secret('TRANSFER_TOKEN_SALT'),
    encryptionKey: read.secret('ENCRYPTION_KEY'),
    sourceToken: read.secret('CMS_TOKEN', 32),
    publisher: read.secret('PUBLISHER_SECRET', 32),
    commentLink: read.secret('COMMENT_LINK_SECRET'),
    preview: read.secret('PREVIEW_SECRET', 32),
  };
}
