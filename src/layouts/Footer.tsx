import type { Locale } from '../config/locales';
import { COPYRIGHT_YEAR } from '../config/site';
import type { PageIdentifier, SocialNetwork } from '../config/taxonomy';
import { CookieSettings } from '../features/consent/CookieSettings';
import { Logout } from '../features/session/Logout';
import { useWords } from '../i18n/use-words';
import { feedPath, tripPath } from '../routing/paths';
import * as styles from './Footer.module.css';
import { useFrameData } from './frame-data';

const ABOUT: readonly PageIdentifier[] = ['contact', 'sitemap', 'confidentialite', 'cg'];

/** Destinations, where to follow us, and the pages about the site (SPEC §2). */
export function Footer({ locale }: { locale: Locale }) {
  const t = useWords('common');
  const { brand, mainCountries, pageOf, thirdParties, formContext } = useFrameData(locale);
  // French law asks for this link on every page; SPEC §2 names the four of the group above.
  const accessibility = pageOf('accessibilite');
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.groups}>
        <LinkGroup
          title={t('destinations')}
          links={mainCountries.map(({ name, path }) => ({ href: path, text: name }))}
        />
        <LinkGroup
          title={t('followUs')}
          links={[
            ...(brand?.socialLinks ?? [])
              .filter(({ network }) => network !== 'entraide' || locale === 'fr')
              .map(({ network, url }) => ({ href: url, text: t(`social.${network as SocialNetwork}`) })),
            { href: feedPath(locale), text: t('feed') },
          ]}
        />
        <LinkGroup
          title={t('about')}
          links={[
            ...ABOUT.flatMap((identifier) => {
              const page = pageOf(identifier);
              return page ? [{ href: page.path, text: page.title }] : [];
            }),
            { href: tripPath(locale), text: t('myTrip') },
          ]}
        />
      </div>
      <p className={styles.copyright}>
        {`© ${COPYRIGHT_YEAR} ${brand?.name ?? ''}. ${brand?.tagline ?? ''}`}
      </p>
      <div className={styles.session}>
        {accessibility ? (
          <a className={styles.button} href={accessibility.path}>
            {accessibility.title}
          </a>
        ) : null}
        {thirdParties ? (
          <CookieSettings
            locale={locale}
            thirdParties={thirdParties}
            label={t('cookies')}
            failure={t('cookiesFailed')}
            className={styles.button}
          />
        ) : null}
        <Logout cmsUrl={formContext.cmsUrl} label={t('logout')} className={styles.button} />
      </div>
    </footer>
  );
}

type LinkGroupProps = { title: string; links: readonly { readonly href: string; readonly text: string }[] };

function LinkGroup({ title, links }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
