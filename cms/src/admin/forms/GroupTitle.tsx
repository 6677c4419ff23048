import { Typography } from '@strapi/design-system';
import type { Words } from '../../panel/types';
import { useLanguage } from '../language';

/** The type of field under which the form's layout names this component; no field of the CMS has it. */
export const GROUP_TITLE = 'grand-large-group';

/** The heading of a group of fields. It stands in a row of its own, as Strapi's layout holds nothing but fields. */
export function GroupTitle({ title }: { title: Words }) {
  return (
    <Typography variant="delta" tag="h2">
      {title[useLanguage()]}
    </Typography>
  );
}
