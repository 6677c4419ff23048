import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Locale } from '../../config/locales';
import { DisclosureLink, FullScreenList, LazyPart, Overlay } from '../../ui';
import { ErrorSummary } from '../../ui/Form/ErrorSummary';
import { Field } from '../../ui/Form/Field';
import { Notice } from '../../ui/Form/Notice';
import { SentNote } from '../../ui/Form/SentNote';
import { Sample } from './Sample';
import { SAMPLES } from './samples';

const registration = (name: string): UseFormRegisterReturn => ({
  name,
  onChange: () => Promise.resolve(),
  onBlur: () => Promise.resolve(),
  ref: () => undefined,
});

const neverLoads = () => new Promise<never>(() => undefined);
const failsToLoad = () => Promise.reject<never>(new Error('The gallery shows what a failure looks like'));

/** Shows the parts that visitors open, wait for and write in. */
export function VisitorForms({ locale }: { locale: Locale }) {
  const { title, long, text } = SAMPLES[locale];
  const [opened, setOpened] = useState<'modal' | 'hanging'>();
  const kinds = ['line', 'email', 'password', 'text', 'check'] as const;
  return (
    <>
      <Sample name="Overlay: modal, hanging from its button">
        {(['modal', 'hanging'] as const).map((kind) => (
          <p key={kind} style={{ position: 'relative' }}>
            <DisclosureLink href="#content" isExpanded={opened === kind} onPress={() => setOpened(kind)}>
              {title} ({kind})
            </DisclosureLink>
          </p>
        ))}
        {opened ? (
          <Overlay
            title={title}
            closeLabel="×"
            isModal={opened === 'modal'}
            onClose={() => setOpened(undefined)}
          >
            <p>{text}</p>
          </Overlay>
        ) : null}
      </Sample>
      <Sample name="FullScreenList: in place, or behind a button on a small screen">
        <FullScreenList
          id={`gallery-${locale}`}
          openLabel={title}
          title={title}
          closeLabel="×"
          smallBelow={850}
        >
          <p>{text}</p>
        </FullScreenList>
      </Sample>
      <Sample name="LazyPart: on its way, and failed">
        {[neverLoads, failsToLoad].map((load) => (
          <LazyPart
            key={load.name}
            load={load}
            props={{}}
            words={{ loading: text, failed: title, retry: title, needsScript: text }}
          />
        ))}
      </Sample>
      <Sample name="ErrorSummary">
        <ErrorSummary
          heading={title}
          text={text}
          attempt={0}
          errors={[{ id: `${locale}-line`, message: long }]}
        />
      </Sample>
      <Sample name="Field: of each kind, and with an error">
        {kinds.map((kind) => (
          <Field
            key={kind}
            prefix={locale}
            field={{
              name: kind,
              kind,
              label: `${title} (${kind})`,
              hint: text,
              isRequired: kind !== 'check',
            }}
            error={kind === 'line' ? long : undefined}
            registration={registration(kind)}
          />
        ))}
      </Sample>
      <Sample name="Notice, SentNote">
        <Notice text={text} linkText={title} href="#content" />
        <SentNote againLabel={title} onAgain={() => undefined}>
          {text}
        </SentNote>
      </Sample>
    </>
  );
}
