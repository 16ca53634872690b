import { PhoneLink } from './PhoneLink';

type Props = {
  /** Address of the form. */
  src: string;
};

/** Said in place of a form that does not come. */
export function LateForm({ src }: Props) {
  return (
    <>
      The form is taking long. Call <PhoneLink /> or{' '}
      <a href={src} target="_blank" rel="noreferrer">
        open it in a new tab
      </a>
      .
    </>
  );
}
