import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from 'react';

type Props = {
  readonly htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  /** The HTML of the page, which Gatsby's code in the browser takes over. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
};

/** The document around each page, in place of Gatsby's default, whose head has two elements for browsers before 2015. */
export default function Html(props: Props) {
  return (
    // Each page's head gives its language among these attributes (src/layouts/PageHead.tsx).
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
