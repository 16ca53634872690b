/** What is wrong with the page as it is shown; runs in the browser. */
export async function pageFaults() {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`${headings} first headings`);
  for (const image of document.images) {
    image.loading = 'eager';
    if (!image.complete) {
      await new Promise((settled) => {
        image.addEventListener('load', settled);
        image.addEventListener('error', settled);
      });
    }
    if (image.naturalWidth === 0) faults.push(`no picture ${image.currentSrc || image.src}`);
  }
  for (const icon of document.querySelectorAll<SVGUseElement>('svg use')) {
    if (icon.checkVisibility() && icon.getBBox().width === 0)
      faults.push(`no icon ${icon.getAttribute('href')}`);
  }
  return faults;
}
