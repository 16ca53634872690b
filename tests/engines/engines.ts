import { spawnSync } from 'node:child_process';

/** Ports of the built site, of its copy that keeps what its pages say, and of WebKit's driver. */
export const ports = { client: 4287, listening: 4288, driver: 4289 };

/** Path of Debian's Firefox, for which the tests were written; empty when it is not installed. */
export const firefox = `${spawnSync('which', ['firefox-esr']).stdout}`.trim();

/** Whether WebKit's driver and a screen for it are installed. */
export const hasWebKit = spawnSync('which', ['WebKitWebDriver', 'xvfb-run', 'xauth']).status === 0;
