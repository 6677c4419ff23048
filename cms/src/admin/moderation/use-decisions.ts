import { unstable_useDocumentActions, useAuth, useFetchClient } from '@strapi/strapi/admin';

export const COMMENT = 'api::comment.comment';

/** A comment as lists and forms hold it. */
export type Comment = { readonly documentId: string; readonly etat?: unknown };

export type Decisions = {
  readonly approve: () => Promise<boolean>;
  readonly refuse: (reason: string) => Promise<boolean>;
  readonly spam: () => Promise<boolean>;
  readonly answer: (text: string) => Promise<boolean>;
};

type Related = { readonly results: readonly { readonly documentId: string }[] };

const WITHDRAWN: readonly unknown[] = ['refuse', 'indesirable'];

/** Returns what moderators can do, by Strapi’s own requests: rights, messages and lists work as they do elsewhere. */
export function useDecisions({ documentId, etat }: Comment): Decisions {
  const { update, publish, create } = unstable_useDocumentActions();
  const { get } = useFetchClient();
  const firstName = useAuth('useDecisions', ({ user }) => user?.firstname);
  const target = { collectionType: 'collection-types', model: COMMENT, documentId, params: {} };
  const set = async (data: Record<string, unknown>) => !('error' in (await update(target, data)));

  /** Answers are not answered: another one joins the same thread. */
  async function headOfThread(): Promise<string> {
    const { data } = await get<Related>(`/content-manager/relations/${COMMENT}/${documentId}/parent`);
    return data.results[0]?.documentId ?? documentId;
  }

  return {
    async approve() {
      if (WITHDRAWN.includes(etat) && !(await set({ etat: 'en_attente', motif_refus: null }))) return false;
      return !('error' in (await publish(target, {})));
    },
    refuse: (reason) => set({ etat: 'refuse', motif_refus: reason }),
    spam: () => set({ etat: 'indesirable', motif_refus: null }),
    async answer(text) {
      const parent = { connect: [{ documentId: await headOfThread() }] };
      const nom = firstName ?? 'Grand Large';
      // “Approved” publishes it: one request, which is done as a whole or not at all.
      const answer = { texte: text, nom, de_la_redaction: true, etat: 'approuve', parent };
      return !('error' in (await create({ model: COMMENT, params: {} }, answer)));
    },
  };
}
