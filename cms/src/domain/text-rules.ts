import { addressesIn } from './addresses-in';
import type { Message } from './message';
import { proseOf } from './prose';

/** The faults that the Markdown texts of an entry have. */
export type TextFacts = {
  /** Addresses of pictures that the media library does not have. */
  strangePictures: readonly string[];
  /** Alternative texts of pictures without an address. */
  addresslessPictures: readonly string[];
  /** Addresses of files of the media library that are no pictures and stand in a picture's place. */
  filesAsPictures: readonly string[];
  /** Addresses of pictures without alternative text. */
  silentPictures: readonly string[];
  /** Addresses of links that say neither a site nor where on this one, as the link button leaves them. */
  unfinishedLinks: readonly string[];
  /** Addresses of the site at which there is no page. */
  deadLinks: readonly string[];
};

/** A message stays readable; what is left over is named at the next attempt. */
const MOST = 5;

const listed = (addresses: readonly string[]): string => {
  const shown = [...new Set(addresses)];
  return shown.slice(0, MOST).join(', ') + (shown.length > MOST ? ' …' : '');
};

/** Returns the reasons why an entry with such texts cannot be published; empty when there are none. */
export function textFaults(facts: TextFacts): Message[] {
  const {
    strangePictures,
    addresslessPictures,
    filesAsPictures,
    silentPictures,
    unfinishedLinks,
    deadLinks,
  } = facts;
  const faults: Message[] = [];
  if (strangePictures.length > 0)
    faults.push({
      fr: `images du texte absentes de la médiathèque (${listed(strangePictures)})\u202f; déposez-les, puis insérez-les depuis la médiathèque`,
      en: `pictures of the text that are not in the media library (${listed(strangePictures)}); upload them, then insert them from the library`,
    });
  if (addresslessPictures.length > 0) {
    const written = listed(addresslessPictures.map((alternative) => `![${alternative}]()`));
    faults.push({
      fr: `images du texte sans adresse (${written})\u202f; insérez-les depuis la médiathèque, ou retirez-les`,
      en: `pictures of the text without an address (${written}); insert them from the library, or take them away`,
    });
  }
  if (filesAsPictures.length > 0)
    faults.push({
      fr: `fichiers du texte qui ne sont pas des images que le site peut montrer (${listed(filesAsPictures)})\u202f; faites-en des liens, sans «\u00a0!\u00a0» devant`,
      en: `files of the text that are no pictures that the site can show (${listed(filesAsPictures)}); make them links, without “!” before them`,
    });
  if (silentPictures.length > 0)
    faults.push({
      fr: `images du texte sans texte alternatif (${listed(silentPictures)})\u202f; décrivez-les entre les crochets\u00a0: ![description](…)`,
      en: `pictures of the text without alternative text (${listed(silentPictures)}); describe them between the brackets: ![description](…)`,
    });
  if (unfinishedLinks.length > 0)
    faults.push({
      fr: `liens du texte sans adresse entière (${listed(unfinishedLinks)})\u202f; écrivez-la comme https://exemple.org/page, ou comme /fr/islande/ pour une page du site`,
      en: `links of the text without a whole address (${listed(unfinishedLinks)}); write it as https://example.org/page, or as /en/iceland/ for a page of the site`,
    });
  if (deadLinks.length > 0)
    faults.push({
      fr: `liens du texte qui ne mènent à aucune page du site (${listed(deadLinks)})\u202f; corrigez-les`,
      en: `links of the text that lead to no page of the site (${listed(deadLinks)}); mend them`,
    });
  return faults;
}

/**
 * The pages of the site that a Markdown text leads to, each once, without query and anchor. Files are left out.
 * @example internalPaths('[a](/fr/islande/#b) [c](https://d.example/)') → ['/fr/islande/']
 */
export function internalPaths(text: string): string[] {
  const paths = addressesIn(proseOf(text)).flatMap((address) => {
    const [path = ''] = address.split(/[?#]/, 1);
    return /^\/(fr|en)(\/[^.]*)?$/.test(path) ? [path.endsWith('/') ? path : `${path}/`] : [];
  });
  return [...new Set(paths)];
}

/**
 * Lists the addresses of a Markdown text that are neither whole nor begin on this site.
 * @example relativeAddresses('[a](link) [b](www.example.org) [c](/fr/) [d](#e) [f](mailto:g@example.org)') → ['link', 'www.example.org']
 */
export const relativeAddresses = (text: string): string[] =>
  addressesIn(proseOf(text)).filter((address) => !/^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address));
