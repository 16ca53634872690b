import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildAstroSite } from './astro.ts';
import { startBrowser } from './browser.ts';
import { makeNoScriptCopy } from './noScript.ts';
import { makeCertificate, type Protocol, serve } from './serve.ts';

/** The built site, the same pages without script, and these pages built by Astro. */
export type Side = 'site' | 'noScript' | 'astro';

export type PerSide<Value> = Record<Side, Value>;

/** The sides as served over one protocol, and the browser that visits them. */
export type Sides = {
  browser: Browser;
  protocol: Protocol;
  /** The address of a page, such as `/about`, at each side. */
  addresses: PerSide<(page: string) => string>;
};

/** Makes the sides in the folder `workspace` out of a built site; returns the folder of each. */
export function makeSides(site: string, workspace: string, basePath: string): PerSide<string> {
  const noScript = join(workspace, 'no-script');
  makeNoScriptCopy(site, noScript);
  const astro = buildAstroSite(noScript, join(workspace, 'astro-project'), basePath);
  return { site, noScript, astro };
}

/** Serves the sides over a protocol and starts a browser while `use` measures them. */
export async function withSides<Result>(
  folders: PerSide<string>,
  { basePath, protocol, workspace }: { basePath: string; protocol: Protocol; workspace: string },
  use: (sides: Sides) => Promise<Result>,
): Promise<Result> {
  const certificate = makeCertificate(workspace);
  const start = (side: Side) => serve(folders[side], { basePath, protocol, certificate });
  const servers = {
    site: await start('site'),
    noScript: await start('noScript'),
    astro: await start('astro'),
  };
  const address = (side: Side) => (page: string) =>
    `${servers[side].origin}${basePath}${page.replace(/^\//, '')}`;
  const browser = await startBrowser(servers.site.origin, certificate);
  try {
    return await use({
      browser,
      protocol,
      addresses: {
        site: address('site'),
        noScript: address('noScript'),
        astro: address('astro'),
      },
    });
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.stop();
  }
}

/** Measures in turn, each time with another one first, so that all meet the same moods of the machine. */
export async function inTurn<Name extends string, Value>(
  times: number,
  names: readonly Name[],
  measure: (name: Name) => Promise<Value>,
) {
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Value[]
  >;
  for (let time = 0; time < times; time += 1) {
    const first = time % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      measured[name].push(await measure(name));
    }
  }
  return measured;
}
