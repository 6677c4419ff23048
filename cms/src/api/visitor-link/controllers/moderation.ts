import type { Core } from '@strapi/strapi';
import { escapeHtml, paragraphs } from '../../../domain/escape-html';
import { cleanLine } from '../../../domain/forms/clean';
import { RAW_FACTOR } from '../../../domain/forms/limits';
import { showGone } from '../../../pages/gone';
import { button, showPage } from '../../../pages/page';
import { PAGE_TEXTS } from '../../../pages/texts';
import type { HttpContext } from '../../../strapi';
import { decide, type DecisionLink, readDecision } from '../../../visitors/decide';
import { readLink } from '../../../visitors/links';

const MAXIMUM_REASON = 500;

function showForm(ctx: HttpContext, { action, comment }: DecisionLink, isReasonMissing = false): void {
  const { locale, name } = comment;
  const texts = PAGE_TEXTS[locale];
  const error = isReasonMissing ? `<p id="error" role="alert">${escapeHtml(texts.reasonMissing)}</p>` : '';
  const described = isReasonMissing ? ' aria-invalid="true" aria-describedby="error"' : '';
  const reason = `<label for="reason">${escapeHtml(texts.reason)}</label>${error}<input id="reason" name="reason" required maxlength="${String(MAXIMUM_REASON)}"${described}>`;
  const needsReason = action === 'refuse' || action === 'withdraw';
  showPage(ctx, {
    locale,
    title: texts.decision[action].title,
    status: isReasonMissing ? 400 : 200,
    body: `<p>${escapeHtml(texts.on(name))}</p><blockquote>${paragraphs(comment.comment)}</blockquote>
<form method="post">${needsReason ? reason : ''}${button(texts.decision[action].button)}</form>`,
  });
}

const reasonIn = (body: unknown): string => {
  const { reason } = (body ?? {}) as { reason?: unknown };
  if (typeof reason !== 'string') return '';
  return cleanLine(reason.slice(0, RAW_FACTOR * MAXIMUM_REASON)).slice(0, MAXIMUM_REASON);
};

/** Shows what a link in a moderator's mail would do. GET changes nothing, because mail scanners open every link. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: HttpContext) {
    const link = await readDecision(strapi, readLink('moderation', ctx.params.token ?? ''));
    if (link === undefined) showGone(ctx);
    else showForm(ctx, link);
  },

  async act(ctx: HttpContext) {
    const link = await readDecision(strapi, readLink('moderation', ctx.params.token ?? ''));
    if (link === undefined) return showGone(ctx);
    const { action, comment } = link;
    const reason = reasonIn(ctx.request.body);
    if ((action === 'refuse' || action === 'withdraw') && reason === '') return showForm(ctx, link, true);
    await decide(strapi, link, reason);
    const { title, done } = PAGE_TEXTS[comment.locale].decision[action];
    showPage(ctx, { locale: comment.locale, title, body: `<p role="status">${escapeHtml(done)}</p>` });
  },
});
