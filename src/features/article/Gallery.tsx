import { largeFile } from '../../content/picture/large-file';
import { useWords } from '../../i18n/use-words';
import { Picture } from '../../ui';
import * as styles from './Gallery.module.css';

type GalleryProps = { pictures: readonly Queries.PictureFragment[] };

const SIZES = '(min-width: 46rem) 20.5rem, 45vw';

/** The article's own pictures, each a link to its large file with its caption and credit. */
export function Gallery({ pictures }: GalleryProps) {
  const t = useWords('article');
  if (pictures.length === 0) return null;
  return (
    <section className={styles.gallery} aria-labelledby="gallery" data-gallery="">
      <h2 id="gallery">{t('gallery')}</h2>
      <div className={styles.pictures}>
        {pictures.map((picture, index) => (
          <GalleryPicture key={index} picture={picture} hint={t('enlarge')} />
        ))}
      </div>
    </section>
  );
}

function GalleryPicture({ picture, hint }: { picture: Queries.PictureFragment; hint: string }) {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  const credit = [picture.credit, picture.licence].filter(Boolean).join(', ');
  return (
    <figure>
      <a className={styles.zoom} href={largeFile(image.images)} data-zoom="">
        <span className="visually-hidden">{hint} </span>
        <Picture picture={picture} sizes={SIZES} className={styles.picture} />
      </a>
      {picture.caption || credit ? (
        <figcaption>
          {picture.caption ? `${picture.caption} ` : null}
          {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
