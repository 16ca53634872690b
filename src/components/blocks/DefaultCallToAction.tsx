import strings from '~/generated/strings/default-call-to-action.ts';
import { CallToAction } from './CallToAction.tsx';

export function DefaultCallToAction() {
  return <CallToAction {...strings} />;
}
