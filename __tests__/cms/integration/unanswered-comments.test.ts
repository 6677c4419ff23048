import { logIn } from '../../support/cms/admin';
import { callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { ownArticle } from '../../support/cms/visitor';

const COMMENT = 'api::comment.comment';
const LIST = `/content-manager/collection-types/${COMMENT}`;

it('the comments to which the editors have not answered are listed apart', async () => {
  const admin = await logIn();
  const article = await ownArticle('fr');
  const name = `Essai ${String(Date.now())}`;
  const made: string[] = [];
  const write = async (texte: string, more: Record<string, unknown> = {}) => {
    const data = { texte, nom: name, langue: 'fr', article: article.documentId, ...more };
    const { documentId } = await admin.create(COMMENT, 'fr', data);
    made.push(documentId);
    return documentId;
  };
  const below = (id: string) => ({ parent: { connect: [{ documentId: id }] } });
  const asked = await write('Posée', { etat: 'approuve' });
  const answered = await write('Répondue', { etat: 'approuve' });
  await write('Reçue');
  await write('Indésirable', { etat: 'indesirable' });
  await write('Entre visiteurs', { etat: 'approuve', ...below(asked) });
  await write('Notre réponse', { etat: 'approuve', de_la_redaction: true, ...below(answered) });

  const { token } = await makeAdmin('moderator');
  const listed = async (more: string) => {
    const filter = `filters[nom][$eq]=${encodeURIComponent(name)}`;
    const answer = await callAs(token, 'GET', `${LIST}?page=1&pageSize=50&locale=fr&${filter}${more}`);
    const { results, pagination } = (await answer.json()) as {
      results: { texte: string }[];
      pagination: { total: number };
    };
    expect(pagination.total).toBe(results.length);
    return results.map(({ texte }) => texte).sort();
  };
  expect(await listed('')).toHaveLength(6);
  expect(await listed('&unanswered=true')).toEqual(['Posée', 'Reçue']);
  for (const id of made) await admin.request('DELETE', `${LIST}/${id}`);
  await article.drop();
});
