import { unstable_useContentManagerContext, useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Query = { plugins?: { i18n?: { locale?: string } } };

/** Milliseconds without a key before the CMS is asked. */
const PAUSE = 300;

/** @returns whether no other entry of the type and language has the address; undefined until the CMS has answered */
export function useAvailability(field: string, value: string, isWanted: boolean): boolean | undefined {
  const { model } = unstable_useContentManagerContext();
  const { post } = useFetchClient();
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  const [answer, setAnswer] = useState<{ value: string; isAvailable: boolean }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAway = false;
    const body = { contentTypeUID: model, field, value };
    const ask = () =>
      post<{ isAvailable: boolean }>('/content-manager/uid/check-availability', body, { params: { locale } })
        .then(({ data }) => !isAway && setAnswer({ value, isAvailable: data.isAvailable }))
        // The CMS asks again when the entry is published.
        .catch(() => undefined);
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isAway = true;
      clearTimeout(timer);
    };
  }, [post, model, field, value, locale, isWanted]);
  return isWanted && answer?.value === value ? answer.isAvailable : undefined;
}
