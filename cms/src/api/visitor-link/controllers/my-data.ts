import type { Core } from '@strapi/strapi';
import { escapeHtml } from '../../../domain/escape-html';
import { myDataSchema } from '../../../domain/forms/schemas';
import type { Locale } from '../../../domain/locales';
import { showGone } from '../../../pages/gone';
import { myDataBody } from '../../../pages/my-data';
import { showPage } from '../../../pages/page';
import { PAGE_TEXTS } from '../../../pages/texts';
import type { HttpContext } from '../../../strapi';
import { takeForm } from '../../../visitors/intake';
import { readLink } from '../../../visitors/links';
import { eraseMyData, exportOf, findMyData, sendMyDataLink } from '../../../visitors/my-data';

type Owner = {
  email: string;
  locale: Locale;
};

function ownerOf(ctx: HttpContext): Owner | undefined {
  const content = readLink('my-data', ctx.params.token ?? '');
  if (typeof content?.email !== 'string') return undefined;
  return { email: content.email, locale: content.langue === 'en' ? 'en' : 'fr' };
}

/** Shows a person's own data to whoever can read mail at their address. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ask: (ctx: HttpContext) => takeForm(strapi, ctx, myDataSchema, (form) => sendMyDataLink(strapi, form)),

  async show(ctx: HttpContext) {
    const owner = ownerOf(ctx);
    if (owner === undefined) return showGone(ctx);
    const { locale, email } = owner;
    const data = await findMyData(strapi, email);
    const body = myDataBody(locale, email, data, `${ctx.path}/export`);
    showPage(ctx, { locale, title: PAGE_TEXTS[locale].myData.title, body });
  },

  async copy(ctx: HttpContext) {
    const owner = ownerOf(ctx);
    if (owner === undefined) return showGone(ctx);
    ctx.type = 'application/json';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Disposition', 'attachment; filename="grand-large.json"');
    ctx.body = JSON.stringify(exportOf(await findMyData(strapi, owner.email)), null, 2);
  },

  async erase(ctx: HttpContext) {
    const owner = ownerOf(ctx);
    if (owner === undefined) return showGone(ctx);
    await eraseMyData(strapi, owner.email);
    const { title, erased } = PAGE_TEXTS[owner.locale].myData;
    showPage(ctx, { locale: owner.locale, title, body: `<p role="status">${escapeHtml(erased)}</p>` });
  },
});
