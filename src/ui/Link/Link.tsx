import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** How an internal link is followed. The frame supplies the router's way; without it a link is the browser's own. */
export const InternalLinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Internal or external is decided here, once: a path of this site goes through the router, all else to the browser. */
export function Link(props: LinkProps) {
  const InternalLink = useContext(InternalLinkContext);
  return props.href.startsWith('/') ? <InternalLink {...props} /> : <Anchor {...props} />;
}

function Anchor({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}
