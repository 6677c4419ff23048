/** Reads a variable by which scripts/test.mjs tells a suite about the servers and files that it shares. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run this suite with npm test -- <suite>`);
  return value;
}

export const cmsUrl = () => required('TEST_CMS_URL');
export const cmsToken = () => required('TEST_CMS_TOKEN');
export const cmsData = () => required('TEST_CMS_DATA');
/** Content folders that the CMS was filled from, with colons between. */
export const testContent = () => required('TEST_CONTENT');
/** Folder of the working copy that the site is built in. */
export const siteFolder = () => required('TEST_SITE');
/** Returns where the CMS believes the site to be. */
export const siteOrigin = () => required('TEST_SITE_ORIGIN');
export const siteUrl = () => required('TEST_SITE_URL');
/** Variables that configure the site's scripts of others; a second build needs the same. */
export const thirdParties = () => JSON.parse(required('TEST_THIRD_PARTIES')) as Record<string, string>;
