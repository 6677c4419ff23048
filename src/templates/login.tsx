import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Login } from '../features/session/Login';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/PageHead';
import { TextPage } from '../layouts/TextPage';
import { LOGIN_PATH } from '../routing/paths';

type Data = Queries.LoginTemplateQuery;

/** The login's place; what a login is for stands on the page (SPEC §2: French only). */
export default function LoginPage({ pageContext }: PageProps<Data, PageContext>) {
  const t = useWords('login');
  const { formContext } = useFrameData(pageContext.locale);
  return (
    <TextPage {...pageContext} path={LOGIN_PATH} title={t('title')} standfirst={t('purpose')}>
      <Login formContext={formContext} />
    </TextPage>
  );
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  return (
    <PageHead
      locale={locale}
      url={LOGIN_PATH}
      metaTitle="Connexion"
      metaDescription={translatorOf(locale, data.locales).namespace('login')('purpose')}
      alternates={alternates}
    />
  );
}

export const query = graphql`
  query LoginTemplate($locale: String!) {
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "form", "login"] } }) {
      ...Words
    }
  }
`;
