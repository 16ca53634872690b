import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../src/lib/facts.ts';
import type { BodyFolder } from '../../src/schemas/common.ts';
import type { Report } from './problems.ts';

export type BodyContext = {
  folder: BodyFolder;
  slug: string;
  facts: Facts;
  paths: ReadonlySet<string>;
  /** Ids; undefined where their file cannot be read. */
  plates: readonly string[] | undefined;
  report: Report;
};

export type Heading = { depth: number; text: string; id: string; line: number | undefined };

type BodyFindings = {
  links: readonly { url: string; line: number | undefined }[];
  plates: readonly string[];
  /** Pictures of `<Picture>`, by name. */
  pictures: readonly { name: string; line: number | undefined }[];
};

/** A compiled body; `code` is a module whose default export is the body as a component. */
export type CompiledBody = BodyFindings & { code: string; headings: readonly Heading[] };

declare module 'vfile' {
  interface DataMap {
    context: BodyContext;
    found: BodyFindings;
    headings: readonly Heading[];
  }
}

export function plainTextOf(node: Nodes) {
  let text = '';
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') text += part.value;
  });
  return text;
}

/** The last section of a condition may have no plate. */
export const sectionPlates = (slug: string, sections: number, plates: BodyContext['plates']) =>
  Array.from({ length: sections }, (_, index) => `conditions/${slug}-${index + 1}`).filter(
    (id, index) => index < sections - 1 || plates?.includes(id),
  );
