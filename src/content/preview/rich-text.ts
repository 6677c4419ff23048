import { bodyPictureHtml } from '../markdown/body-pictures';
import { renderMarkdown, type RenderedMarkdown } from '../markdown/render-markdown';
import type { RichText } from '../markdown/types';
import type { Pictures } from './pictures';

/** A text as the build's resolvers give it to a page (src/site-build/schema/rich-text-resolvers.ts). */
export function richTextData(text: RichText | undefined, pictures: Pictures): RenderedMarkdown | null {
  if (!text) return null;
  return renderMarkdown(text, {
    renderPicture: (reference) => {
      const picture = text.pictures.find(({ src }) => src === reference.src);
      const image = picture && pictures.get(picture.file);
      return picture && image ? bodyPictureHtml(reference, picture, image, text.locale) : '';
    },
  });
}
