import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Where the stand-in for a form provider listens: another origin than the site's. */
export const providerPort = 4189;
export const providerOrigin = `http://localhost:${providerPort}`;

/** Cookie by which a test chooses how the provider behaves. */
export const modeCookie = 'mode';

/** Ways in which a provider can behave. */
export type Mode =
  | 'normal'
  | 'asked'
  | 'slow'
  | 'silent'
  | 'blocked'
  | 'moving'
  | 'hiding'
  | 'hostile';

/** Height that a well-behaved form asks for, in pixels. */
export const formHeight = 800;

const modeOf = ({ headers }: IncomingMessage): Mode =>
  (new RegExp(`${modeCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1] as Mode | undefined) ??
  'normal';

const speak = (...messages: string[]) =>
  `<!doctype html><title>Form</title><p>A form</p><script>${messages
    .map((message) => `parent.postMessage(${message}, '*');`)
    .join('')}</script>`;

const ask = `['highlevel.setHeight', { height: ${formHeight} }]`;

const hostile = [
  '["highlevel.setHeight", { height: 9e9 }]',
  '["highlevel.setHeight", { height: -500 }]',
  '["highlevel.setHeight", { height: "NaN" }]',
  '["highlevel.setHeight", null]',
  '["highlevel.setHeight"]',
  '"[iFrameSizer]lead-survey:99999999:1:resize"',
  '"[iFrameSizer]:::"',
  '"[iFrameSizer]"',
  '{}',
  'null',
  '42',
  '"\\u0000<script>"',
];

/** Form pages by mode. */
const pages: Record<Mode, string> = {
  normal: speak(ask),
  asked: `<!doctype html><title>Form</title><script>onmessage = () => parent.postMessage(${ask}, '*')</script>`,
  slow: `<!doctype html><title>Form</title><script>setTimeout(() => parent.postMessage(${ask}, '*'), 10000)</script>`,
  silent: '<!doctype html><title>Form</title>',
  blocked: '',
  moving: speak(ask),
  hiding: speak(ask),
  hostile: speak(...hostile),
};

/** What form-embed scripts have been seen to do to a page. */
const takeOver = `
  window.embedRuns = (window.embedRuns ?? 0) + 1;
  window.onmessage = ({ data }) => {
    const id = /^\\[iFrameSizer\\]([^:]+):/.exec(data)?.[1];
    if (id) document.getElementById(id).setAttribute('data-heard', '');
  };
  window.onload = () => {};
  for (const frame of document.querySelectorAll('iframe')) frame.setAttribute('scrolling', 'no');`;

const scripts: Partial<Record<Mode, string>> = {
  asked: `${takeOver}
  for (const frame of document.querySelectorAll('iframe[data-form-id]')) {
    const ask = () => frame.contentWindow.postMessage('speak', '*');
    frame.addEventListener('load', ask);
    ask();
  }`,
  moving: `${takeOver}
  for (const frame of document.querySelectorAll('iframe[data-form-id]')) {
    const box = document.createElement('div');
    box.className = 'ep-wrapper';
    frame.before(box);
    box.append(frame);
  }
  const all = document.querySelectorAll('iframe[data-form-id]');
    if (all.length > 1) document.body.append(all[0]);`,
  hiding: `${takeOver}
  for (const frame of document.querySelectorAll('iframe[data-form-id]')) {
    frame.style.cssText = 'opacity: 0; position: absolute; left: -9999px; top: -9999px';
  }`,
};

function answer(request: IncomingMessage, response: ServerResponse) {
  const mode = modeOf(request);
  if (mode === 'blocked') {
    request.socket.destroy();
    return;
  }
  const isScript = request.url?.startsWith('/js/');
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? `(() => {${scripts[mode] ?? takeOver}})();` : pages[mode]);
}

if (process.argv[1] === import.meta.filename) createServer(answer).listen(providerPort);
