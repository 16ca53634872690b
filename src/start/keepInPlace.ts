/**
 * Keeps a tapped summary where it is while the open item above it closes. Browsers do not, because the page above
 * the summary gets shorter. Inlined: see finishPage.
 */
export function keepInPlace() {
  const keep = ({ target }: Event) => {
    const summary = target instanceof Element && target.closest('summary');
    if (!summary) return;
    const { top } = summary.getBoundingClientRect();
    const scroller = summary.closest('dialog') ?? window;
    const visitor = new AbortController();
    const hold = () => {
      if (visitor.signal.aborted) return;
      const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition);
      const moved = summary.getBoundingClientRect().top - top;
      scroller.scrollBy({ top: moved, behavior: 'instant' });
      if (isMoving) requestAnimationFrame(hold);
      else visitor.abort();
    };
    // Whoever scrolls meanwhile decides what is in view.
    for (const gesture of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(gesture, () => visitor.abort(), { passive: true, signal: visitor.signal });
    requestAnimationFrame(hold);
  };
  addEventListener('click', keep, true);
}
