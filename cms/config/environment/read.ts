import path from 'node:path';
import { type DatabaseEnvironment, readDatabase } from './database';
import { type MailEnvironment, readMail } from './mail';
import { asAddress, asEmail, asFlag, asOrigins, asText, asWhole } from './parsers';
import { type Retention, readRetention } from './retention';
import { readSecrets, type Secrets } from './secrets';
import { EnvironmentError, VariableReader, type Variables } from './variables';

export type Environment = {
  host: string;
  port: number;
  publicUrl: string | undefined;
  /** Number of reverse proxies in front of the CMS; their X-Forwarded-For is believed. */
  trustedProxies: number;
  serveAdminPanel: boolean;
  siteOrigins: string[];
  /** Address at which the site shows drafts: its own, without a final slash. */
  siteUrl: string;
  dataFolder: string;
  contentFolders: string[];
  seedOnStart: boolean;
  developRefreshUrl: string | undefined;
  /** Address at which the publisher listens, without a final slash. */
  publisherUrl: string | undefined;
  /** The same as editors' browsers reach it. */
  publisherPublicUrl: string | undefined;
  adminEmail: string;
  editorEmail: string;
  mail: MailEnvironment;
  retention: Retention;
  database: DatabaseEnvironment;
  secrets: Secrets;
};

const LOCAL_ORIGINS = ['localhost', '127.0.0.1'].flatMap((host) => [
  `http://${host}:9000`,
  `http://${host}:8000`,
]);

function readSite(read: VariableReader) {
  const expected = 'http(s) addresses, comma between';
  const siteOrigins = read.withDefault('SITE_ORIGINS', asOrigins, expected, LOCAL_ORIGINS);
  const ownAddress = read.optional('SITE_URL', asAddress, 'an address such as https://www.example.org');
  return { siteOrigins, siteUrl: ownAddress ?? siteOrigins[0] ?? '' };
}

function readServer(read: VariableReader) {
  return {
    host: read.withDefault('CMS_HOST', asText, 'a host name or address', '127.0.0.1'),
    port: read.withDefault('CMS_PORT', asWhole(1, 65_535), 'a port from 1 to 65535', 1337),
    publicUrl: read.optional('CMS_PUBLIC_URL', asAddress, 'an address such as https://cms.example.org'),
    trustedProxies: read.withDefault(
      'TRUSTED_PROXIES',
      asWhole(0, 10),
      'how many proxies stand in front, 0 to 10',
      0,
    ),
    serveAdminPanel: read.withDefault('SERVE_ADMIN_PANEL', asFlag, 'true or false', true),
  };
}

function readPublisher(read: VariableReader) {
  const expected = 'an http(s) address';
  const publisherUrl = read.optional('PUBLISHER_URL', asAddress, expected);
  const publisherPublicUrl = read.optional('PUBLISHER_PUBLIC_URL', asAddress, expected) ?? publisherUrl;
  return { publisherUrl, publisherPublicUrl };
}

/**
 * @param variables what the process has, after Strapi has read cms/.env
 * @param cmsFolder the folder of this package; defaults are found from it
 * @throws EnvironmentError naming every variable that cannot be used
 */
export function readEnvironment(variables: Variables, cmsFolder: string): Environment {
  const read = new VariableReader(variables);
  const repository = path.dirname(cmsFolder);
  const folders = read.raw('CONTENT_DIR')?.split(path.delimiter).filter(Boolean) ?? ['content'];
  const environment: Environment = {
    ...readServer(read),
    ...readSite(read),
    dataFolder: path.resolve(repository, read.raw('CMS_DATA_DIR') ?? 'var/cms'),
    contentFolders: folders.map((folder) => path.resolve(repository, folder)),
    seedOnStart: read.withDefault('SEED_ON_START', asFlag, 'true or false', false),
    developRefreshUrl: read.optional('DEVELOP_REFRESH_URL', asAddress, 'an http(s) address'),
    ...readPublisher(read),
    adminEmail: read.withDefault('ADMIN_EMAIL', asEmail, 'an email address', 'admin@grand-large.example'),
    editorEmail: read.withDefault('EDITOR_EMAIL', asEmail, 'an email address', 'editor@grand-large.example'),
    mail: readMail(read),
    retention: readRetention(read),
    database: readDatabase(read),
    secrets: readSecrets(read),
  };
  if (read.problems.length > 0) throw new EnvironmentError(read.problems);
  return environment;
}
