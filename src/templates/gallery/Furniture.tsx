import type { Locale } from '../../config/locales';
import {
  ArticleCards,
  Breadcrumb,
  ButtonLink,
  Heart,
  Card,
  CardGrid,
  Facts,
  Icon,
  Picture,
  Poster,
  PosterCard,
  PosterShelf,
  Prose,
} from '../../ui';
import { readyIcons } from './icons';
import { Sample } from './Sample';
import { PICTURE, PROSE, SAMPLES } from './samples';

/** Components that know neither router nor words: src/ui. */
export function Furniture({ locale }: { locale: Locale }) {
  const { title, long, text, word } = SAMPLES[locale];
  const article = {
    id: 'a',
    path: '#content',
    title: long,
    shortTitle: title,
    standfirst: text,
    cover: PICTURE,
  };
  const other = locale === 'fr' ? { code: 'en', label: 'en anglais' } : { code: 'fr', label: 'in French' };
  return (
    <>
      <Poster title={title} picture={PICTURE}>
        <Breadcrumb
          label="Breadcrumb"
          links={[
            { name: 'Grand Large', path: '/' },
            { name: title, path: '#content' },
          ]}
        />
        <p>
          <ButtonLink href="#content">{title}</ButtonLink>
          <Heart href="#content" isKept={false} onPress={() => undefined}>
            {title}
          </Heart>
          <Heart href="#content" isKept onPress={() => undefined}>
            {title}
          </Heart>
        </p>
      </Poster>
      <Poster title={long} />
      <Sample name="PosterShelf, PosterCard: picture, none, a long word">
        <PosterShelf>
          <PosterCard href="#content" title={title} picture={PICTURE} />
          <PosterCard href="#content" title={title} />
          <PosterCard href="#content" title={word} />
          <PosterCard href="#content" title={long} />
        </PosterShelf>
      </Sample>
      <Sample name="Card: whole, in another language, without a picture, a long title">
        <CardGrid>
          <Card href="#content" title={title} label={title} text={text} picture={PICTURE} />
          <Card href="#content" title={title} text={text} picture={PICTURE} language={other} />
          <Card href="#content" title={word} />
          <Card href="#content" title={long} text={`${text} ${text} ${text} ${text}`} />
        </CardGrid>
      </Sample>
      <Sample name="Card: lead, small, words only">
        <Card href="#content" design="lead" title={title} label={title} text={text} picture={PICTURE} />
        <CardGrid>
          <Card href="#content" design="small" title={title} text={text} picture={PICTURE} />
          <Card href="#content" design="words" title={title} text={text} language={other} />
        </CardGrid>
      </Sample>
      <Sample name="ArticleCards: the short title, or else the title">
        <ArticleCards articles={[article, { ...article, id: 'b', shortTitle: null, cover: null }]} />
      </Sample>
      <Sample name="Facts: without a value left out">
        <Facts facts={[{ label: title, value: text }, { label: word, value: long }, undefined]} />
      </Sample>
      <Sample name="Picture">
        <Picture picture={PICTURE} sizes="20rem" />
      </Sample>
      <Sample name="Prose">
        <Prose html={PROSE} />
      </Sample>
      <Sample name="Icon">
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', fontSize: '1.5rem' }}>
          {readyIcons().map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </p>
      </Sample>
    </>
  );
}
