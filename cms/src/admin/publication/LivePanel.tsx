import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Say, useLanguage } from '../language';
import { LIVE_WORDS, type Standing } from './live-words';

type Query = { plugins?: { i18n?: { locale?: string } } };
type Shown = { model: string; documentId: string; version: string };

/** Milliseconds between looks: until visitors read what is published, and from then on. */
const [SOON, LATER] = [2_000, 20_000];

/** Asks again and again how an entry stands; a new version of it at once. @returns undefined until the CMS has answered */
function useStanding({ model, documentId, version }: Shown): Standing | undefined {
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale ?? 'fr';
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAway = false;
    const look = async () => {
      const params = { uid: model, documentId, locale };
      const answer = await get<Standing>('/publication/entry', { params }).catch(() => undefined);
      if (isAway) return;
      setStanding(answer?.data);
      timer = setTimeout(() => void look(), answer?.data.state === 'waiting' ? SOON : LATER);
    };
    void look();
    return () => {
      isAway = true;
      clearTimeout(timer);
    };
  }, [get, model, documentId, locale, version]);
  return standing;
}

/** Says in the entry itself whether visitors read what is published, and why not: Strapi's own mark says “Published” alone. */
function Live(shown: Shown) {
  const language = useLanguage();
  const intl = useIntl();
  const standing = useStanding(shown);
  if (!standing) return null;
  const { state, page } = standing;
  const said =
    state === 'live'
      ? LIVE_WORDS.live(intl.formatDate(standing.since, { dateStyle: 'long', timeStyle: 'short' }))
      : state === 'set-aside'
        ? LIVE_WORDS[standing.shown]
        : LIVE_WORDS[state];
  const isOnline = state === 'live' || (state === 'set-aside' && standing.shown === 'earlier');
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} role="status">
      <Typography textColor={state === 'set-aside' || state === 'failed' ? 'danger600' : undefined}>
        {said[language]}
      </Typography>
      {state === 'set-aside' ? (
        <Box tag="ul">
          {standing.problems.map((problem) => (
            <Typography key={problem.en} tag="li">
              {problem[language]}
            </Typography>
          ))}
        </Box>
      ) : null}
      {page === null ? <Typography>{LIVE_WORDS.noPage[language]}</Typography> : null}
      {page && isOnline ? (
        <Link href={page} isExternal>
          {LIVE_WORDS.see[language]}
        </Link>
      ) : null}
    </Flex>
  );
}

/** Types that the site shows, and whose entries are published. */
const SHOWN = ['article', 'country', 'region', 'static-page', 'excursion', 'map-feature'].map(
  (kind) => `api::${kind}.${kind}`,
);

/** Beside the form of an entry. */
export const LivePanel: PanelComponent = ({ model, document, documentId }) => {
  if (!SHOWN.includes(model) || documentId === undefined) return null;
  return {
    title: (<Say words={LIVE_WORDS.title} />) as unknown as string,
    content: <Live model={model} documentId={documentId} version={String(document?.updatedAt)} />,
  };
};
