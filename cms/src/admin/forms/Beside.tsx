import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** Shows what stands beside a label: the mark that a plugin set there, and a description. */
export function Beside({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Flex tag="span" gap={2} wrap="wrap">
      {mark}
      <Typography variant="pi" textColor="neutral600">
        {children}
      </Typography>
    </Flex>
  );
}
