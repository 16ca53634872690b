import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';

const handle = createStartHandler(defaultStreamHandler);

/** Renders pages during the build; none of it is deployed. */
export default {
  async fetch(request: Request) {
    const response = await handle(request);
    // The build requests this path to make 404.html; a 404 for any other path must fail the build.
    const isNotFoundPage = new URL(request.url).pathname === `${import.meta.env.BASE_URL}404`;
    return isNotFoundPage ? new Response(response.body, { headers: response.headers }) : response;
  },
};
