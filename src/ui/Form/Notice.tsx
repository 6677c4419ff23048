/** Who receives what is written, why, for how long; and a link to the writer's rights. */
export function Notice({ text, linkText, href }: { text: string; linkText: string; href: string }) {
  return (
    <p>
      {text} <a href={href}>{linkText}</a>.
    </p>
  );
}
