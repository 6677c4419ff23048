import { Button } from '@strapi/design-system';
import { Message } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useLanguage } from '../language';
import { isCommentList } from './list';
import { MODERATION } from './words';

type Query = { unanswered?: string; page?: number };

/** Above the list of comments: those to which the editors have not answered. The CMS knows which (documents/unanswered.ts). */
export function Unanswered() {
  const language = useLanguage();
  const [{ query }, setQuery] = useQueryParams<Query>();
  if (!isCommentList()) return null;
  const isOn = query?.unanswered === 'true';
  return (
    <Button
      variant={isOn ? 'default' : 'tertiary'}
      startIcon={<Message />}
      aria-pressed={isOn}
      onClick={() => {
        if (isOn) setQuery({ unanswered: '' }, 'remove');
        else setQuery({ unanswered: 'true', page: 1 });
      }}
    >
      {MODERATION.unanswered[language]}
    </Button>
  );
}
