import { createLink } from '@tanstack/react-router';
import { Button } from '~/components/ui/Button.tsx';

export const ButtonLink = createLink(Button);
