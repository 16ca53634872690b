/** What is wrong with the page as it is shown; runs in the browser. */
export async function pageFaults() {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode().catch(() => faults.push(`no picture ${image.currentSrc}`));
  }
  for (const use of document.querySelectorAll<SVGUseElement>('svg use')) {
    if (use.checkVisibility() && !use.getBBox().width) faults.push(`no icon ${use.href.baseVal}`);
  }
  return faults;
}
