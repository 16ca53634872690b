import { useEffect, useSyncExternalStore } from 'react';
import { Section } from '~/components/ui/Section.tsx';
import { basePath, phones } from '~/generated/site.ts';
import strings from '~/generated/strings/unexpected-error.ts';
import { telephoneHref } from '~/lib/phone.ts';
import { reloadOnce } from '~/start/reloadOnce.ts';

/** Reloads once first, which helps when a new deployment has replaced the code. */
export function UnexpectedError() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (isOnline) reloadOnce();
  }, [isOnline]);
  return (
    <Section>
      <h1>{strings.title}</h1>
      <p>{isOnline ? strings.text : strings.offline}</p>
      <p className="links">
        <a href={telephoneHref(phones.scheduling)}>{strings.call}</a>
        <a href={basePath}>{strings.link}</a>
      </p>
    </Section>
  );
}

function watchConnection(onChange: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
