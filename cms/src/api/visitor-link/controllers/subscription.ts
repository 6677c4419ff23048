import type { Core } from '@strapi/strapi';
import { escapeHtml } from '../../../domain/escape-html';
import { showGone } from '../../../pages/gone';
import { button, showPage } from '../../../pages/page';
import { PAGE_TEXTS } from '../../../pages/texts';
import type { HttpContext } from '../../../strapi';
import { readLink } from '../../../visitors/links';
import { readSubscription, subscribe } from '../../../visitors/subscription';

/** Confirms or ends a subscription to replies. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: HttpContext) {
    const link = await readSubscription(strapi, readLink('subscription', ctx.params.token ?? ''));
    if (link === undefined) return showGone(ctx);
    const { locale } = link.comment;
    const { title, text, button: label } = PAGE_TEXTS[locale][link.action];
    showPage(ctx, {
      locale,
      title,
      body: `<p>${escapeHtml(text)}</p><form method="post">${button(label)}</form>`,
      // One click in the mail is enough to stop: the page posts by script, so that a scanner that only opens the link stops nothing.
      submitsItself: link.action === 'stop',
    });
  },

  /** Also what a mail program calls for List-Unsubscribe-Post. */
  async act(ctx: HttpContext) {
    const link = await readSubscription(strapi, readLink('subscription', ctx.params.token ?? ''));
    if (link === undefined) return showGone(ctx);
    await subscribe(strapi, link);
    const { locale } = link.comment;
    const { title, done } = PAGE_TEXTS[locale][link.action];
    showPage(ctx, { locale, title, body: `<p role="status">${escapeHtml(done)}</p>` });
  },
});
