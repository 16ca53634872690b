import { createLink } from '@tanstack/react-router';
import { Button } from '~/components/ui/Button.tsx';

/** A typed link to a page of the site that looks like a button. */
export const ButtonLink = createLink(Button);
