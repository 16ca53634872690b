import { useNavigate } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CallLink } from '~/components/links/CallLink.tsx';
import { linkOf } from '~/components/links/linkOf.ts';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import words from '~/generated/strings/search.ts';
import type { Result } from './findAnywhere.ts';
import styles from './SearchField.module.css';

const announceAfterMs = 500;

const SearchResults = lazy(async () => ({
  default: (await import('./SearchResults.tsx')).SearchResults,
}));

type Props = {
  /** Back and Forward show again what was typed in this place of the page; a new visit begins empty. */
  place: 'page' | 'menu';
};

export function SearchField({ place }: Props) {
  const [typed, setTyped] = useState(() => typedBefore(place));
  const results = useResults(typed);
  const announced = useAfterPause(results === undefined ? undefined : summaryOf(typed, results));
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    remember(place, text);
    setTyped(text);
  };
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    // Enter may come before the index has loaded, and then before there are results.
    const [first] = (await resultsFor(typed)) ?? [];
    // The visitor may have typed more while it loaded.
    if (first && field.current?.value === typed) navigate(linkOf(first));
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
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            placeholder={words.example}
            value={typed}
            onFocus={() => void loadIndex()}
            onChange={({ target }) => change(target.value)}
            onKeyDown={clearOnEscape}
          />
        </span>
      </form>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {results && results.length > 0 && (
        <Suspense>
          <Box about={results}>
            <SearchResults results={results} />
          </Box>
        </Suspense>
      )}
      {/* After the pause, because a word may find nothing before it is finished. */}
      {!results?.length && announced && (
        <Box about={announced}>
          <p>
            <PhoneText>{announced}</PhoneText>
          </p>
          <CallLink>{words.call}</CallLink>
        </Box>
      )}
    </search>
  );
}

/** A box below the field, which comes into view with it whenever it is about something else. */
function Box({ about, children }: { about: readonly Result[] | string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about) box.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return (
    <div ref={box} className={styles.results}>
      {children}
    </div>
  );
}

/** What screen readers announce: "2 results: Sciatica, Neck pain", or why there are none. */
function summaryOf(typed: string, results: readonly Result[] | null) {
  if (!results) return words.failed;
  if (results.length === 0) return `${words.none} “${typed.trim()}”.`;
  const [one, several] = words.count;
  const titles = results.map(({ title }) => title).join(', ');
  return `${results.length} ${results.length === 1 ? one : several}: ${titles}`;
}

const typedBefore = (place: Props['place']): string => history.state?.typed?.[place] ?? '';

/** Keeps the text with the history entry, past the router, which takes `history.replaceState` for navigation. */
function remember(place: Props['place'], text: string) {
  const state = { ...history.state, typed: { ...history.state?.typed, [place]: text } };
  History.prototype.replaceState.call(history, state, '');
}

/** The index and what shows its results, loaded at the first touch; undefined if that fails. */
const loadIndex = () => import('./SearchResults.tsx').catch(() => undefined);

const isLongEnough = (typed: string) => typed.trim().length > 2;

/** Results for three or more letters; undefined for fewer, null if the index cannot be loaded. */
const resultsFor = async (typed: string): Promise<Result[] | null | undefined> =>
  isLongEnough(typed) ? ((await loadIndex())?.findAnywhere(typed) ?? null) : undefined;

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

function useAfterPause(text: string | undefined) {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text ? text : undefined;
}
