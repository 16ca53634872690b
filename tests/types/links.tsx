import { Link } from '@tanstack/react-router';

/*
 * Read by `npm run typecheck`: each line under a `@ts-expect-error` has to be refused, the others have to
 * pass.
 */
export const links = (
  <>
    <Link to="/about" />
    <Link to="/blog/$id" params={{ id: 'back-pain-relief' }} />
    <Link to="/conditions/$slug" params={{ slug: 'sciatica' }} />
    <Link to="/services/$slug" params={{ slug: 'digital-x-rays' }} />
    {/* @ts-expect-error There is no such route. */}
    <Link to="/abuot" />
    {/* @ts-expect-error There is no such article. */}
    <Link to="/blog/$id" params={{ id: 'back-pain-releif' }} />
    {/* @ts-expect-error There is no such condition. */}
    <Link to="/conditions/$slug" params={{ slug: 'sciatika' }} />
    {/* @ts-expect-error There is no such service. */}
    <Link to="/services/$slug" params={{ slug: 'x-rays' }} />
    {/* @ts-expect-error An article needs an id. */}
    <Link to="/blog/$id" />
  </>
);
