import { Link as GatsbyLink } from 'gatsby';
import type { ReactElement } from 'react';
import { InternalLinkContext, type LinkProps } from '../ui';

/** Wraps the whole application, in the browser and when the build renders pages. */
export function wrapRootElement({ element }: { element: ReactElement }) {
  return <InternalLinkContext.Provider value={RouterLink}>{element}</InternalLinkContext.Provider>;
}

function RouterLink({ href, ...props }: LinkProps) {
  return <GatsbyLink to={href} {...props} />;
}
