import type { Catalogue } from '../catalogue/types';
import type { Problem } from '../problems';

/** A comment stands under an article that is published in its language, or under the head of a thread there. */
export function checkComments({ articles, comments, unreadable }: Catalogue): Problem[] {
  return comments.flatMap(({ value, locate }): Problem[] => {
    const article = articles.find(({ key }) => key === value.article);
    const isPublished =
      article?.texts[value.langue] !== undefined && !article.facts.value.brouillon?.includes(value.langue);
    if (!isPublished && !unreadable.has(value.article))
      return [
        { ...locate(['article']), message: `no article "${value.article}" is published in ${value.langue}` },
      ];
    const { reponse_a: parentKey } = value;
    const parent = comments.find(({ key }) => key === parentKey)?.value;
    const isHead =
      parent?.reponse_a === undefined && parent?.article === value.article && parent.langue === value.langue;
    if (parentKey === undefined || isHead || unreadable.has(parentKey)) return [];
    return [
      { ...locate(['reponse_a']), message: `"${parentKey}" is no head of a thread under the same article` },
    ];
  });
}
