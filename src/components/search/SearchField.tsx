import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import words from '~/generated/strings/search.ts';
import type { Result } from './findAnywhere.ts';
import styles from './SearchField.module.css';

/** Pause in typing after which screen readers announce the results. */
const pauseMs = 500;

/** What was typed, by place and history entry. */
const typedBefore = new Map<string, string>();

type Props = {
  /** The place of this field on this entry of the history: after Back, it shows again what was typed there. */
  place: string;
};

/** A search field with its results. */
export function SearchField({ place }: Props) {
  const [typed, setTyped] = useState(() => typedBefore.get(place) ?? '');
  const found = useFound(typed);
  const announced = useAfterPause(found && summaryOf(found));
  const navigate = useNavigate();
  const id = useId();
  const type = (text: string) => {
    typedBefore.set(place, text);
    setTyped(text);
  };
  const openFirst = async (event: FormEvent) => {
    event.preventDefault();
    // Not `found`: the index may still be loading.
    const [first] = (await search(typed)) ?? [];
    // The router's types only know route patterns; PagePath holds the real addresses.
    if (first) navigate({ to: first.path as '/', ...(first.hash && { hash: first.hash }) });
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
            onFocus={() => void load()}
            onChange={({ target }) => type(target.value)}
            // Not every browser clears a search field on Escape.
            onKeyDown={({ key }) => key === 'Escape' && type('')}
          />
        </span>
      </form>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {found && <Results found={found} />}
    </search>
  );
}

function Results({ found }: { found: readonly Result[] }) {
  if (found.length === 0) return <p>{words.none}</p>;
  return (
    <>
      {!found[0]?.isSign && <p>{words.emergency}</p>}
      <ul className={styles.results}>
        {found.map(({ path, hash, title, answer, opening, isSign }) => (
          <li key={title} data-sign={isSign}>
            <PageLink path={path} hash={hash}>
              {title}
            </PageLink>
            {opening && <OpeningNote topic="status" />}
            {answer && (
              <p>
                <PhoneText>{answer}</PhoneText>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The results for screen readers: "2 results: Sciatica, Neck pain". */
function summaryOf(found: readonly Result[]) {
  const [one, several] = words.count;
  if (found.length === 0) return words.none;
  const titles = found.map(({ title }) => title).join(', ');
  return `${found.length} ${found.length === 1 ? one : several}: ${titles}`;
}

/** The index, loaded at the first touch; undefined if that fails. */
const load = () => import('./findAnywhere.ts').catch(() => undefined);

/** Results for three or more letters; undefined if the index cannot be loaded. */
const search = async (typed: string): Promise<Result[] | undefined> =>
  isLongEnough(typed) ? (await load())?.findAnywhere(typed) : undefined;

const isLongEnough = (typed: string) => typed.trim().length > 2;

/** Current results; undefined until three letters are typed and the index has loaded. */
function useFound(typed: string) {
  const [found, setFound] = useState<Result[]>();
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
