import strings from '~/generated/strings/default-call-to-action.ts';
import { CallToAction } from './CallToAction.tsx';

/** The call to action of pages without one of their own. */
export function DefaultCallToAction() {
  return <CallToAction {...strings} />;
}
