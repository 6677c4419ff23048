/** The place of the picture's subject, in per cent from the left and the top; a crop keeps it in view. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** A picture as an entry uses it. `file` is the id of the downloaded File node. */
export type Picture = {
  readonly file: string;
  readonly alt: string;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
  readonly licence?: string | undefined;
  readonly focalPoint: FocalPoint;
};

/** A picture inside a Markdown text; `src` is how the text names it. */
export type BodyPicture = Omit<Picture, 'alt' | 'caption'> & { readonly src: string };
