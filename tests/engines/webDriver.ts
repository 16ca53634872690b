import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Key under which WebDriver passes elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as WebDriver names it. */
export type Element = { [elementKey]: string };

/** Codes of keys without a character. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

const port = 4290;

/** Sends a command of WebDriver; what it answers. */
async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a screen that nobody sees and WebKit's driver on it. Resolves to a function that stops both. */
export async function startDriver() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const driver = spawn('WebKitWebDriver', ['-p', `${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  for (let tries = 0; !(await send('GET', '/status').catch(() => false)); tries += 1) {
    if (tries === 200) {
      stop();
      throw new Error('WebKitWebDriver does not answer.');
    }
    await pause(50);
  }
  return stop;
}

/** Resolves when an element has been in the same place for two frames; runs in the browser. */
async function steady(element: globalThis.Element) {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  for (let place = Number.NaN; ; ) {
    const { top, left } = element.getBoundingClientRect();
    if (top + left === place) return;
    place = top + left;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

/** Opens WebKit's small browser; the driver can hold one at a time. */
export async function openBrowser({ javaScript = true } = {}) {
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      },
    },
  });
  const post = <Answer>(command: string, body: object = {}) =>
    send<Answer>('POST', `/session/${sessionId}/${command}`, body);
  const act = async (actions: object) => {
    await post('actions', { actions: [actions] });
  };
  const point = (...actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

  /** Runs a function in the page, which reads nothing from around it; resolves to what it returns. */
  function run<Given extends unknown[], Result>(
    task: (...given: Given) => Result,
    ...args: { [Index in keyof Given]: Given[Index] | Element }
  ) {
    const script = `const given = [...arguments]; const done = given.pop(); Promise.resolve((${task})(...given)).then(done, (error) => done('' + error));`;
    return post<Awaited<Result>>('execute/async', { script, args });
  }

  return {
    version: capabilities.browserVersion,
    run,
    goto: (url: string) => post('url', { url }),
    back: () => post('back'),
    url: () => send<string>('GET', `/session/${sessionId}/url`),
    resize: (width: number, height: number) => post('window/rect', { width, height }),
    /** The first element that matches a selector and has that text, whatever the spaces. */
    async find(selector: string, text?: string) {
      const found = await run(
        (css: string, words: string | null) =>
          [...document.querySelectorAll(css)].find(
            ({ textContent }) =>
              words === null || textContent?.replace(/\s+/g, ' ').trim() === words,
          ) as unknown as Element | undefined,
        selector,
        text ?? null,
      );
      if (!found) throw new Error(`There is no ${selector} ${text ?? ''}`);
      return found;
    },
    async click(element: Element) {
      // Its place is asked for before the pointer goes there: what still moves would be missed.
      if (javaScript) await run(steady, element);
      await post(`element/${element[elementKey]}/click`);
    },
    type: (element: Element, text: string) =>
      post(`element/${element[elementKey]}/value`, { text }),
    isFocused: async (element: Element) =>
      (await send<Element>('GET', `/session/${sessionId}/element/active`))[elementKey] ===
      element[elementKey],
    isShown: (element: Element) =>
      run(
        (node: globalThis.Element) => node.checkVisibility({ visibilityProperty: true }),
        element,
      ),
    enterFrame: (frame: Element | null) => post('frame', { id: frame }),
    hover: (element: Element) =>
      point({ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }),
    moveTo: (x: number, y: number) => point({ type: 'pointerMove', duration: 0, x, y }),
    async press(key: string) {
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: key },
          { type: 'keyUp', value: key },
        ],
      });
    },
    close: () => send('DELETE', `/session/${sessionId}`),
  };
}
