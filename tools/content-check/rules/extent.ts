import { LOCALE_NAMES, LOCALES } from '../../../cms/src/domain/locales';
import { demand } from '../extent/demand';
import { EXPECTED } from '../extent/expectations';
import { mainCountryProblems } from '../extent/main-country';
import { isPublished } from '../published';
import type { Catalogue, Problem, Rule } from '../types';

const folderOf = (country: string) => `content/countries/${country}`;

const missing = (country: string): Problem[] => [
  {
    file: `${folderOf(country)}/country.yaml`,
    line: 1,
    message: 'there is no such country, or none that can be read',
  },
];

function mainCountries(catalogue: Catalogue): Problem[] {
  return Object.keys(EXPECTED.regions).flatMap((key) => {
    const country = catalogue.countries.find((entry) => entry.key === key);
    return country ? mainCountryProblems(catalogue, country, folderOf(key)) : missing(key);
  });
}

function otherCountries(catalogue: Catalogue): Problem[] {
  return EXPECTED.otherCountries.flatMap((key) => {
    if (!catalogue.countries.some((country) => country.key === key)) return missing(key);
    const count = catalogue.articles.filter(({ country }) => country === key).length;
    const place = { file: `${folderOf(key)}/articles`, line: 1 };
    return demand(place, 'articles', count, EXPECTED.articlesInOtherCountry);
  });
}

/** As much is there as was promised, nothing is lacking anywhere. */
export const checkExtent: Rule = ({ catalogue }) => {
  const top = catalogue.articles.filter(({ country }) => country === undefined).length;
  return [
    ...mainCountries(catalogue),
    ...otherCountries(catalogue),
    ...demand({ file: 'content/articles', line: 1 }, 'top-level articles', top, EXPECTED.topArticles),
    ...LOCALES.flatMap((locale) => {
      const count = catalogue.articles.filter((article) => isPublished(article, locale)).length;
      const what = `published articles in ${LOCALE_NAMES[locale]}`;
      return demand({ file: 'content', line: 1 }, what, count, EXPECTED.articlesInLanguage);
    }),
  ];
};
