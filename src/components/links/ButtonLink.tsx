import { createLink } from '@tanstack/react-router';
import { Button } from '~/components/ui/Button.tsx';

/** A typed internal link that looks like a button. */
export const ButtonLink = createLink(Button);
