/** The protocol's name for the field that holds an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a browser through a driver of the W3C WebDriver protocol. `send` rejects with the driver's message. */
export async function openBrowser(driver: string, capabilities: object) {
  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  }
  const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: capabilities } });
  const post = (command: string, body: object) => send('POST', `/${sessionId}/${command}`, body);

  return {
    goto: (url: string) => post('url', { url }),
    back: () => post('back', {}),
    close: () => send('DELETE', `/${sessionId}`),
    /** Sets the outer size of the window, in CSS pixels. */
    resize: (width: number, height: number) => post('window/rect', { width, height }),
    /** Runs a function in the page, which cannot use variables from outside; resolves to its result. */
    evaluate: <Given extends unknown[], Result>(
      task: (...given: Given) => Result,
      ...args: Given
    ): Promise<Awaited<Result>> =>
      post('execute/sync', { script: `return (${task})(...arguments)`, args }),
    async click(selector: string) {
      const element = await post('element', { using: 'css selector', value: selector });
      await post(`element/${element[elementKey]}/click`, {});
    },
    /** Presses and releases a key, such as \uE00C for Escape. */
    press: (value: string) =>
      post('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })),
          },
        ],
      }),
  };
}
