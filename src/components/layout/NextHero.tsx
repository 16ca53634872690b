import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { HeroPicture } from '~/components/sections/HeroPicture';
import type { Page } from '~/content/page';

/** Asks for the hero picture of the page that a link leads to as soon as it is followed: React still has to render the page. */
export function NextHero() {
  const router = useRouter();
  const [page, setPage] = useState<Page>();
  useEffect(() => {
    const ask = async ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
      if (!link) return;
      // The type asks for `to`; the address outranks it.
      const matches = await router.preloadRoute({ to: '/', href: link.pathname });
      setPage(matches?.at(-1)?.loaderData);
    };
    const forget = router.subscribe('onRendered', () => setPage(undefined));
    addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('click', ask, { capture: true });
      forget();
    };
  }, [router]);
  return (
    page && (
      <div hidden>
        <HeroPicture page={page} />
      </div>
    )
  );
}
