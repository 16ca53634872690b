import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import strings from '~/generated/strings/body-map.ts';
import { ConditionLinks } from './ConditionLinks.tsx';
import styles from './ConditionSearch.module.css';
import type { Found } from './searchConditions.ts';

const { search: words } = strings;

/** Pause in typing after which screen readers announce the results. */
const pauseMs = 500;

/** A search field with its results. */
export function ConditionSearch() {
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const announced = useAfterPause(found && summaryOf(found));
  const navigate = useNavigate();
  const id = useId();
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    // Not `found`: the search terms may still be loading.
    const all = await search(typed);
    const [first] = all ? [...all.conditions, ...all.signs] : [];
    // The router's types only know route patterns; PagePath holds the real addresses.
    if (first) navigate({ to: first.path as '/', ...('hash' in first && { hash: first.hash }) });
  };
  return (
    <search className={styles.search}>
      <form onSubmit={openFirst}>
        <label htmlFor={id}>{words.label}</label>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            autoComplete="off"
            placeholder={words.example}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Not every browser clears a search field on Escape.
            onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
          />
        </span>
      </form>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {found && <Results {...found} />}
    </search>
  );
}

function Results({ conditions, signs }: Found) {
  if (conditions.length + signs.length === 0) return <p>{words.none}</p>;
  return (
    <>
      {conditions.length > 0 && (
        <>
          <p>{words.found}</p>
          <ConditionLinks conditions={conditions} />
        </>
      )}
      {signs.length > 0 && (
        <>
          <p>{words.signs}</p>
          <ConditionLinks conditions={signs} />
        </>
      )}
    </>
  );
}

/** The results for screen readers: "2 pages: Sciatica, Neck pain". */
function summaryOf({ conditions, signs }: Found) {
  const [page, pages] = words.count;
  const count = (items: Found['conditions']) =>
    `${items.length} ${items.length === 1 ? page : pages}: ${items.map(({ title }) => title).join(', ')}`;
  const parts = [
    ...(conditions.length > 0 ? [count(conditions)] : []),
    ...(signs.length > 0 ? [`${words.signs}: ${signs.length}`] : []),
  ];
  return parts.length > 0 ? parts.join('. ') : words.none;
}

/** Results for three or more letters; undefined if the search terms fail to load. */
async function search(typed: string): Promise<Found | undefined> {
  if (!isLongEnough(typed)) return undefined;
  return import('./searchConditions.ts').then(
    ({ searchConditions }) => searchConditions(typed),
    () => undefined,
  );
}

const isLongEnough = (typed: string) => typed.trim().length > 2;

/** Current results; undefined until three letters are typed and the search terms have loaded. */
function useFound(typed: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    search(typed).then((all) => isCurrent && setFound(all));
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return isLongEnough(typed) ? found : undefined;
}

/** The text after it has been stable for {@link pauseMs}; undefined without text. */
function useAfterPause(text: string | undefined) {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text && paused;
}
