export { ArticleCards, type ArticleCardData } from './ArticleCards/ArticleCards';
export { Band, CardGrid } from './Band/Band';
export { ButtonLink } from './Button/ButtonLink';
export { Facts } from './Facts/Facts';
export { Card } from './Card/Card';
export { InternalLinkContext, Link, type LinkProps } from './Link/Link';
export { Picture, type PictureData } from './Picture/Picture';
export { Poster } from './Poster/Poster';
export { Prose } from './Prose/Prose';
