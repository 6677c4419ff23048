import { isPlainAddress } from '../../../cms/src/domain/plain-address';
import { finalSlashesOfPanel } from '../../support/cms/panel-addresses';
import { spellingsOf } from '../../support/inputs/spellings';

const GUARDED = [
  '/api/comments',
  '/api/comments/a1b2c3d4e5f6a7b8c9d0e1f2/report',
  '/api/contact-messages',
  '/api/form-token',
  '/api/my-data',
  '/api/auth/local',
  '/admin/login',
  '/admin/forgot-password',
];

describe('a plain address', () => {
  it.each([
    ...GUARDED,
    '/',
    '/_health',
    '/favicon.ico',
    '/admin',
    '/admin/',
    '/admin/index-BkT9.x_Q.js',
    '/admin/content-manager/collection-types/api::article.article/a1b2',
    '/admin/@vite/client',
    '/api/auth/local/',
    '/admin/users/',
    '/upload/folders/',
    '/api/moderation/v1.Ab-C_d',
    '/api/my-data/v1.Ab-C_d/export',
    '/api/content-type-builder/content-types/api%3A%3Aarticle.article',
    '/content-manager/collection-types/api::article.article/actions/bulkPublish',
    '/content-manager/collection-types/api%3a%3aarticle.article',
    '/content-releases/mapEntriesToReleases',
    '/upload/files/7',
    '/uploads/thumbnail_Geysir_1A2b.jpg',
  ])('is %s', (path) => {
    expect(isPlainAddress(path)).toBe(true);
  });

  it.each([
    '',
    'http://127.0.0.1/api/comments',
    '/Uploads/a.xml',
    '/upload/',
    '/Upload',
    '/api/auth/local//',
    '/api/auth/Local',
    '/admin//',
    '/admin/users//',
    '/admin/users/1/',
    '/admin/Users/',
    '/admin/login/',
    '/admin/register/',
    '/admin/reset-password/',
    '/API/moderation/v1.Ab-C_d',
    '/api/Moderation/v1.Ab-C_d',
    '/uploads/a%2fb',
    '/uploads/é.jpg',
    '/admin/Login',
    '/publication/..',
  ])('is not %p', (path) => {
    expect(isPlainAddress(path)).toBe(false);
  });

  it.each(GUARDED)('is none of the other spellings of %s', (path) => {
    expect(spellingsOf(path).filter(isPlainAddress)).toEqual(
      ['/api/auth/local/'].filter((spelling) => spelling === `${path}/`),
    );
  });

  it('is every address that Strapi’s panel asks with a slash at its end', () => {
    const asked = finalSlashesOfPanel();
    expect(asked).toEqual(expect.arrayContaining(['/admin/users/', '/admin/roles/', '/admin/webhooks/']));
    expect(asked.filter((path) => !isPlainAddress(path))).toEqual([]);
  });
});
