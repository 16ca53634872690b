import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { periods } from '~/generated/site.ts';
import { hideExpired } from '~/start/hideExpired.ts';

/** Hides what has expired on each navigation, as an inline script does on each full load. */
export function useExpiry() {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeLoad', () => hideExpired(periods)), [router]);
}
