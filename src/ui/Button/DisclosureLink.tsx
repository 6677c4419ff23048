import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../hooks';

type DisclosureLinkProps = {
  /** The address at which the same things are found without a script. */
  href: string;
  onPress: () => void;
  /** True while what it opens is open; leave it out when the button can only open. */
  isExpanded?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link in the page's HTML that becomes a button once scripts are there to answer it. */
export function DisclosureLink(props: DisclosureLinkProps) {
  const { href, onPress, isExpanded, isDisabled, className, children } = props;
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  const press = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    if (isDisabled) return;
    // Safari does not focus what is clicked; what opens must know where to give the focus back.
    event.currentTarget.focus({ preventScroll: true });
    onPress();
  };
  return (
    <a
      href={href}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      className={className}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
    >
      {children}
    </a>
  );
}
