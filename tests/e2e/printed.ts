import type { Page } from 'playwright/test';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { streetLine } from '../../src/lib/address.ts';
import { weekRows } from '../../src/lib/openingHours.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { contrast, luminance } from './contrast.ts';
import { site } from './site.ts';

/** A line of text on a sheet: its box in points, from the lower left corner of the sheet. */
type Line = { text: string; left: number; right: number; bottom: number; top: number };
type Sheet = { lines: Line[]; width: number; height: number; faint: string[] };

const { OPS } = await getResolvedPDFJS();

/** The page as the browser prints it without backgrounds, which is every browser's default. */
export async function printed(page: Page, format: 'Letter' | 'A4') {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const lines = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size = 0, left = 0, baseline = 0] = item.transform as number[];
      // The extent of letters, without the space between lines.
      const box = { bottom: baseline - size * 0.2, top: baseline + size * 0.7 };
      return [{ text: item.str, left, right: left + item.width, ...box }];
    });
    sheets.push({ lines, width, height, faint: faintText(await sheet.getOperatorList()) });
  }
  return sheets;
}

/** Text that is hard to read on white paper. White text is printed only together with the dark ground of its label. */
function faintText({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }) {
  const faint = new Map<string, string>();
  const saved: string[] = [];
  let color = '#000000';
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.save) saved.push(color);
    else if (operator === OPS.restore) color = saved.pop() ?? color;
    else if (operator === OPS.setFillRGBColor) color = String(first);
    else if (operator === OPS.showText && color !== '#ffffff') {
      const channels = color.match(/\w\w/g)?.map((channel) => Number.parseInt(channel, 16)) ?? [];
      const glyphs = first as { unicode?: string }[];
      if (contrast(luminance(channels), 1) < 4.5)
        faint.set(color, (faint.get(color) ?? '') + glyphs.map((glyph) => glyph.unicode).join(''));
    }
  }
  return [...faint].map(([is, text]) => `${is} on white: ${text}`);
}

/** Text over other text, outside its sheet or column or in a faint color, with the number of its sheet. */
export const printFaults = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ lines, width, height, faint }, index) => {
    const faults = [...faint];
    for (const [at, one] of lines.entries()) {
      if (one.left < 0 || one.bottom < 0 || one.right > width || one.top > height)
        faults.push(`outside: ${one.text}`);
      // The first sheet has the hero across both columns, the last one the footer.
      const isBetween = index > 0 && index < sheets.length - 1;
      if (isBetween && one.left < width / 2 && one.right > width / 2)
        faults.push(`across both columns: ${one.text}`);
      for (const other of lines.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const along = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
        if (across > 1 && along > 1) faults.push(`"${one.text}" is over "${other.text}"`);
      }
    }
    return faults.map((fault) => `sheet ${index + 1}: ${fault}`);
  });

/** Without spaces and word joiners, of which a PDF keeps only some. */
const squeeze = (text: string) => text.replace(/[\s\u2060]/g, '');

/** Whether all of a text is in another, in pieces of some words where it breaks across columns. */
function isOnPaper(text: string, all: string): boolean {
  let length = text.length;
  while (!all.includes(text.slice(0, length))) length -= 1;
  return length === text.length || (length >= 12 && isOnPaper(text.slice(length), all));
}

/** What a reader on paper needs and the sheets lack: text of folded items, addresses of sources, how to reach the clinic. */
export async function missingInPrint(page: Page, sheets: readonly Sheet[]) {
  const wanted = await page.locator('main').evaluate((main) => {
    const texts: string[] = [...main.querySelectorAll('cite a')].map(
      (link) => (link as HTMLAnchorElement).href,
    );
    for (const item of main.querySelectorAll('details')) {
      // A paragraph at a time, because a text within it may begin at the end of a column.
      const paragraphs = new Map<Element | null, string>();
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement as Element;
        // Words for screen readers only are clipped; the price after a special is not shown while it lasts.
        const isForEyes =
          getComputedStyle(parent).clipPath === 'none' &&
          !parent.matches('[data-special="instead"]');
        if (isForEyes && !parent.closest('summary, nav, [data-screen-only]')) {
          const paragraph = parent.closest('p, li, td, th, dt, dd, h3, h4');
          const before = paragraphs.get(paragraph) ?? '';
          paragraphs.set(paragraph, before + walker.currentNode.textContent);
        }
      }
      texts.push(...paragraphs.values());
    }
    return texts;
  });
  const textOf = (all: readonly Sheet[]) =>
    squeeze(all.flatMap(({ lines }) => lines.map(({ text }) => text)).join(''));
  const all = textOf(sheets);
  const foot = textOf(sheets.slice(-1));
  const ways = [
    formatPhone(site.phones.scheduling),
    streetLine(site.address),
    ...weekRows(site.hours).flatMap(({ days, times }) => [days, times]),
  ];
  return [
    ...wanted.filter((text) => !isOnPaper(squeeze(text), all)),
    ...ways.filter((text) => !foot.toLowerCase().includes(squeeze(text).toLowerCase())),
  ];
}
