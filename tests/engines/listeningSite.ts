import { createServer } from 'node:http';
import { serve } from '../../tooling/commands/serve.ts';
import { directories } from '../../tooling/content/project.ts';

const port = 4288;
const builtPort = 4289;

/** Address of the built folder whose pages keep what they say. */
export const origin = `http://localhost:${port}`;

declare global {
  interface Window {
    /** What the console said, which scripts threw, which files failed and what the policy forbade. */
    said: string[];
  }
}

/** Runs in each page before all else. */
function listen() {
  window.said = [];
  const note = (text: string) => {
    window.said.push(text);
  };
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...words) => note(`${level}: ${words.join(' ')}`);
  addEventListener(
    'error',
    ({ message, target }) =>
      note(message ? `thrown: ${message}` : `failed: ${(target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // What the site has dealt with is no error.
    setTimeout(() => event.defaultPrevented || note(`rejected: ${event.reason}`));
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`forbidden: ${violatedDirective} ${blockedURI}`),
  );
  document.currentScript?.remove();
}

/**
 * Serves the built folder with an ear in each page, for WebDriver tells nothing of the console. It stands before
 * the pages' policy, so that none of it has to be loosened. Resolves to a function that stops the server.
 */
export async function serveListening() {
  const { output: directory } = directories;
  const stopBuilt = await serve({ directory, port: builtPort, basePath: '/' });
  const server = createServer(async ({ url }, response) => {
    const built = await fetch(`http://localhost:${builtPort}${url}`, { redirect: 'manual' });
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(built.headers);
    response.writeHead(built.status, headers);
    const body = Buffer.from(await built.arrayBuffer());
    const isPage = headers['content-type']?.startsWith('text/html');
    response.end(
      isPage
        ? body.toString().replace(/<head>/, (tag) => `${tag}<script>(${listen})()</script>`)
        : body,
    );
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return async () => {
    server.closeAllConnections();
    server.close();
    await stopBuilt();
  };
}
