import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { linkOf } from '~/components/links/linkOf.ts';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Prices } from '~/components/office/Prices.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import words from '~/generated/strings/search.ts';
import type { Result } from './findAnywhere.ts';
import styles from './SearchField.module.css';

/** Pause in typing after which screen readers announce the results. */
const pauseMs = 500;

/** What was typed, by id of the field. */
const typedBefore = new Map<string, string>();

type Props = {
  /** The field remembers by its id what was typed: links to parts of the page and Back do not empty it. */
  fieldId: string;
};

/** A search field with its results. */
export function SearchField({ fieldId }: Props) {
  const [typed, setTyped] = useState(() => typedBefore.get(fieldId) ?? '');
  const results = useResults(typed);
  const announced = useAfterPause(results === undefined ? undefined : summaryOf(results));
  const navigate = useNavigate();
  const id = useId();
  const change = (text: string) => {
    typedBefore.set(fieldId, text);
    setTyped(text);
  };
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    // Enter may come before the index has loaded, and then before there are results.
    const [first] = (await resultsFor(typed)) ?? [];
    // By then, one may have typed on.
    if (first && typedBefore.get(fieldId) === typed) navigate(linkOf(first));
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !typed) return;
    // The menu stays open. Not every browser clears a search field on Escape.
    event.preventDefault();
    change('');
  };
  return (
    <search className={styles.search}>
      {/* A form, so that the key "Go" of phones works. */}
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
            onFocus={() => void load()}
            onChange={({ target }) => change(target.value)}
            onKeyDown={clearOnEscape}
          />
        </span>
      </form>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {results && results.length > 0 && <Results results={results} />}
      {/* After the pause, because "tinglin" finds nothing on the way to "tingling". */}
      {!results?.length && announced && (
        <p>
          <PhoneText>{announced}</PhoneText>
        </p>
      )}
    </search>
  );
}

function Results({ results }: { results: readonly Result[] }) {
  return (
    <div className={styles.results}>
      {!results[0]?.isSign && <p>{words.emergency}</p>}
      <ul>
        {results.map(({ path, hash, title, answer, excerpt, opening, prices, isSign }) => (
          <li key={title} data-sign={isSign || undefined}>
            <PageLink path={path} hash={hash}>
              {title}
            </PageLink>
            {opening && <OpeningNote topic="status" />}
            {prices ? <Prices /> : <ResultText text={answer ?? excerpt} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ResultText = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <PhoneText>{text}</PhoneText>
    </p>
  );

/** What screen readers announce: "2 results: Sciatica, Neck pain" and when to call 911, or why there are none. */
function summaryOf(results: readonly Result[] | null) {
  if (!results) return words.failed;
  const [first] = results;
  if (!first) return words.none;
  const [one, several] = words.count;
  const titles = results.map(({ title }) => title).join(', ');
  const summary = `${results.length} ${results.length === 1 ? one : several}: ${titles}`;
  return first.isSign ? summary : `${summary}. ${words.emergency}`;
}

/** The index, loaded at the first touch; undefined if that fails. */
const load = () => import('./findAnywhere.ts').catch(() => undefined);

const isLongEnough = (typed: string) => typed.trim().length > 2;

/** Results for three or more letters; undefined for fewer, null if the index cannot be loaded. */
const resultsFor = async (typed: string): Promise<Result[] | null | undefined> =>
  isLongEnough(typed) ? ((await load())?.findAnywhere(typed) ?? null) : undefined;

/** Current results: see {@link resultsFor}; undefined until the index has loaded. */
function useResults(typed: string) {
  const [results, setResults] = useState<Result[] | null>();
  useEffect(() => {
    let isCurrent = true;
    resultsFor(typed).then((found) => isCurrent && setResults(found));
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  // Until the effect has run, the results are those of the previous text.
  return isLongEnough(typed) ? results : undefined;
}

/** The text once it has been stable for {@link pauseMs}. */
function useAfterPause(text: string | undefined) {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? text : undefined;
}
