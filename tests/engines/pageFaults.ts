/** Lists sideways scrolling and missing pictures and icons; runs in the page. */
export async function pageFaults() {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const image of document.images) {
    image.loading = 'eager';
    // Not decode(), which fails when a new width of the window has just chosen another file.
    while (!image.complete) await new Promise((resolve) => setTimeout(resolve, 20));
    if (!image.naturalWidth) faults.push(`missing picture ${image.currentSrc}`);
  }
  for (const use of document.querySelectorAll<SVGUseElement>('svg use')) {
    if (use.checkVisibility() && !use.getBBox().width)
      faults.push(`missing icon ${use.href.baseVal}`);
  }
  return faults;
}
