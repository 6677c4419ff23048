/** Says who receives what is written, why, and for how long; and links to the writer's rights. */
export function Notice({ text, linkText, href }: { text: string; linkText: string; href: string }) {
  return (
    <p>
      {text} <a href={href}>{linkText}</a>.
    </p>
  );
}
