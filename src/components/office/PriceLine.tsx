import strings from '~/generated/strings/strip.ts';

const { special, regular } = strings;

/** After the last day of the special, shows the regular price. */
export function PriceLine() {
  return (
    <>
      {special.map((line) => (
        <p key={line} data-special="offer">
          {line}
        </p>
      ))}
      {regular.map((line) => (
        <p key={line} data-special={special.length > 0 ? 'instead' : undefined}>
          {line}
        </p>
      ))}
    </>
  );
}
