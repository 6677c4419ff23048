import { articleId, publishedComments, ripeTokens, visitor } from '../../__tests__/support/cms/visitor';
import { linkIn, mailWith } from '../../__tests__/support/mail/mailbox';
import type { Facts, LinkName } from './facts';

const MODERATOR = 'moderation@grand-large.example';
const PENDING = 'Faut-il des bottes ?';

type Form = Record<string, unknown>;

/** Visitors with tokens of forms that they have had open for long enough. */
class Visitors {
  private constructor(
    private readonly tokens: string[],
    private readonly article: string,
  ) {}

  static async arrive(count: number, secret: string): Promise<Visitors> {
    return new Visitors(ripeTokens(count, secret), await articleId('fr', 'geyser'));
  }

  async send(path: string, form: Form): Promise<void> {
    const answer = await visitor().post(path, { token: this.tokens.pop(), langue: 'fr', ...form });
    if (answer.status !== 201) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
  }

  comment(name: string, comment: string, more: Form = {}): Promise<void> {
    return this.send('/api/comments', { article: this.article, name, comment, ...more });
  }

  /** The link for a decision, in the mail that tells the moderators of a comment. */
  async decision(comment: string, label: string): Promise<string> {
    return linkIn(await mailWith(MODERATOR, comment), label);
  }

  async decide(comment: string, label: string, fields: Record<string, string> = {}): Promise<void> {
    await press(await this.decision(comment, label), fields);
  }
}

async function press(link: string, fields: Record<string, string> = {}): Promise<void> {
  const answer = await visitor().press(link, fields);
  if (!answer.ok) throw new Error(`${link}: ${String(answer.status)} ${await answer.text()}`);
}

async function commentId(words: string): Promise<string> {
  const found = (await publishedComments('fr')).find(({ comment }) => comment === words);
  if (!found) throw new Error(`“${words}” is not published.`);
  return found.documentId;
}

const wantsReplies = (email: string) => ({ email, notify_reply: true });

/**
 * Does what visitors and moderators do while mail works: comments in every state, a thread whose readers are told of
 * replies, a report, messages.
 * @param secret that the CMS seals the tokens of forms with
 */
export async function write(
  secret: string,
): Promise<{ links: Record<LinkName, string>; pendingComment: string }> {
  const all = await Visitors.arrive(12, secret);
  await all.send('/api/contact-messages', {
    subject: 'Erreur',
    email: 'lea@example.org',
    message: 'Une coquille.',
  });
  await all.send('/api/contact-messages', {
    langue: 'en',
    subject: 'Thanks',
    email: 'tom@example.org',
    message: 'A fine guide.',
  });
  await all.comment('Ana', 'Superbe balade.', wantsReplies('ana@example.org'));
  await all.decide('Superbe balade.', 'Publier');
  await press(linkIn(await mailWith('ana@example.org', 'Le grand geyser'), 'Confirmer'));
  await all.comment('Ida', 'Trop de monde.', wantsReplies('ida@example.org'));
  await all.decide('Trop de monde.', 'Publier');
  await press(linkIn(await mailWith('ida@example.org', 'Le grand geyser'), 'Confirmer'));
  const ana = await commentId('Superbe balade.');
  await all.comment('Bob', 'Nous aussi.', { parent: ana });
  await all.decide('Nous aussi.', 'Publier');
  const stop = linkIn(await mailWith('ana@example.org', 'Nous aussi.'), 'Ne plus être averti');
  await all.comment('Eve', 'Merci !', wantsReplies('eve@example.org'));
  await all.decide('Merci !', 'Publier');
  const confirm = linkIn(await mailWith('eve@example.org', 'Le grand geyser'), 'Confirmer');
  await all.comment('Cid', 'Grossier.', { email: 'cid@example.org' });
  await all.decide('Grossier.', 'Refuser', { reason: 'Insultes' });
  await all.comment('Dot', 'Achetez ceci.');
  await all.decide('Achetez ceci.', 'Indésirable');
  await all.comment('Gus', 'http://a.example http://b.example http://c.example');
  await all.comment('Fay', PENDING);
  await all.send(`/api/comments/${ana}/report`, { reason: 'Déplacé.', email: 'zoe@example.org' });
  await all.send('/api/my-data', { email: 'ana@example.org' });
  const links = {
    approve: await all.decision(PENDING, 'Publier'),
    refuse: await all.decision(PENDING, 'Refuser'),
    withdraw: linkIn(await mailWith(MODERATOR, 'Déplacé.'), 'Retirer ce commentaire du site'),
    confirm,
    stop,
    myData: linkIn(await mailWith('ana@example.org', 'Voir mes données'), 'Voir mes données'),
  };
  return { links, pendingComment: PENDING };
}

/** Sends what visitors write while no mail server answers. @returns words of each mail that waits */
export async function writeWithoutMail(secret: string): Promise<Facts['waiting']> {
  const all = await Visitors.arrive(2, secret);
  const [message, comment] = ['Écrit pendant la panne.', 'Commenté pendant la panne.'];
  await all.send('/api/contact-messages', { subject: 'Panne', email: 'max@example.org', message });
  await all.comment('Max', comment);
  return [message, comment];
}
