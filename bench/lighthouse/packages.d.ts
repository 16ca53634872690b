/** What is used of the packages, which `npm run lighthouse` installs for itself. */
declare module 'lighthouse' {
  /** What Lighthouse found on a page. */
  export type Report = {
    /** Says why the page could not be measured. */
    runtimeError?: { message: string };
    /** By name, as the preset lists them; scores from 0 to 1, none when an audit of the category failed to run. */
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    /** By name; scores from 0 to 1, none for audits that only inform or do not apply. */
    audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  };
  /** Measures a page in the Chromium at a port, as a phone on a simulated slow network. */
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[]; skipAudits: string[]; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
}
declare module 'chrome-launcher' {
  /** Starts a Chromium with a port for tools and an empty profile. */
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
