import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Summary, WORDS } from './words';

type Status = {
  summary: Summary;
  live?: { release: string; since: string };
  /** Number of findings in the editorial report; null until it is known. */
  findings?: number | null;
  /** Rights that the role has on the status page; null: none. */
  rights?: 'look' | 'publish' | null;
  /** Notices of the CMS itself. */
  notices?: Record<'fr' | 'en', string>[];
  failure?: {
    message: Record<'fr' | 'en', string>;
    problems: { message: string; entry?: { title?: string; locale: string } }[];
  };
};

/** Milliseconds between looks; the status page itself follows live. */
const INTERVAL = 2_000;

/** Tells an editor, within the admin, whether what was published is on the site, and why not. */
export default function PublicationPage() {
  const { locale } = useIntl();
  const language = locale === 'fr' ? 'fr' : 'en';
  const words = WORDS[language];
  const { post } = useFetchClient();
  const status = useStatus();
  const open = async () => {
    const { data } = await post<{ url: string }>('/publication/enter');
    // In this window: browsers block a new one that opens only after an answer has come.
    window.location.assign(data.url);
  };
  return (
    <Page.Main>
      <Page.Title>{words.title}</Page.Title>
      <Layouts.Header title={words.title} subtitle={status && words.summary[status.summary]} />
      <Layouts.Content>
        <Box background="neutral0" padding={6} shadow="filterShadow" hasRadius>
          <Flex direction="column" alignItems="flex-start" gap={4}>
            {status?.live ? (
              <Typography>
                {words.live(status.live.release, new Date(status.live.since).toLocaleString(locale))}
              </Typography>
            ) : null}
            {status?.notices?.map((notice) => (
              <Typography key={notice.en} textColor="danger600">
                {notice[language]}
              </Typography>
            ))}
            {status?.failure ? (
              <Failure {...status.failure} message={status.failure.message[language]} />
            ) : null}
            {typeof status?.findings === 'number' ? (
              <Typography>{words.findings(status.findings)}</Typography>
            ) : null}
            {status?.rights && !['absent', 'unreachable'].includes(status.summary) ? (
              <Button variant="secondary" onClick={() => void open()}>
                {words.open}
              </Button>
            ) : null}
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

type FailureProps = { message: string; problems: NonNullable<Status['failure']>['problems'] };

function Failure({ message, problems }: FailureProps) {
  return (
    <Box>
      <Typography textColor="danger600">{message}</Typography>
      <ul>
        {problems.map(({ message: problem, entry }) => (
          <li key={problem}>
            <Typography>{`${entry?.title ? `${entry.title} (${entry.locale}) ` : ''}${problem}`}</Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function useStatus(): Status | undefined {
  const { get } = useFetchClient();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    let isAway = false;
    const look = () =>
      get<Status>('/publication/status')
        .then(({ data }) => !isAway && setStatus(data))
        .catch(() => !isAway && setStatus({ summary: 'unreachable' }));
    void look();
    const timer = setInterval(() => void look(), INTERVAL);
    return () => {
      isAway = true;
      clearInterval(timer);
    };
  }, [get]);
  return status;
}
