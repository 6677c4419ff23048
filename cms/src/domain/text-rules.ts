import { addressesIn } from './addresses-in';
import type { Message } from './message';
import { proseOf } from './prose';

/** The faults that the Markdown texts of an entry have. */
export type TextFacts = {
  /** Addresses of pictures that the media library does not have. */
  strangePictures: readonly string[];
  /** Addresses of pictures without alternative text. */
  silentPictures: readonly string[];
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
export function textFaults({ strangePictures, silentPictures, deadLinks }: TextFacts): Message[] {
  const faults: Message[] = [];
  if (strangePictures.length > 0)
    faults.push({
      fr: `images du texte absentes de la médiathèque (${listed(strangePictures)})\u202f; déposez-les, puis insérez-les depuis la médiathèque`,
      en: `pictures of the text that are not in the media library (${listed(strangePictures)}); upload them, then insert them from the library`,
    });
  if (silentPictures.length > 0)
    faults.push({
      fr: `images du texte sans texte alternatif (${listed(silentPictures)})\u202f; décrivez-les entre les crochets\u00a0: ![description](…)`,
      en: `pictures of the text without alternative text (${listed(silentPictures)}); describe them between the brackets: ![description](…)`,
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
