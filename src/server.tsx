import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';

const handle = createStartHandler(defaultStreamHandler);

/** Renders pages during the build; nothing of it is deployed. */
export default {
  async fetch(request: Request) {
    const response = await handle(request);
    // The build asks for this one unknown path to make 404.html; for any other page a 404 must fail it.
    const isNotFoundPage =
      response.status === 404 && new URL(request.url).pathname.endsWith('/404');
    return isNotFoundPage ? new Response(response.body, { headers: response.headers }) : response;
  },
};
