import { type RefObject, useEffect, useState } from 'react';
import { requestedHeight } from '~/lib/embedMessages.ts';
import { type Embed, thirdParty } from '~/site/embeds.ts';

/** Milliseconds without a word from the provider after which a form that is in sight counts as late. */
const lateAfter = 8_000;

/** Milliseconds after which a frame that the provider's script has hidden is shown again. */
const hiddenAtMost = 4_000;

const checkEvery = 500;

declare global {
  interface Window {
    /** What frames said before hydration; kept by a line of script of pages with forms, see FormScript. */
    formMessages?: MessageEvent[];
  }
}

/**
 * Keeps a third-party frame usable while the provider's script works on the page: sets the height that a form
 * asks for, shows a form that stays hidden, lets other frames scroll, and takes the frame away with the page even
 * when it was moved. Trusts a message only when it comes from this frame and from the provider's origin. Returns
 * whether the form is late.
 */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, { formId }: Embed) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const home = frame.closest('[data-embed]');
    const stop = formId ? watchForm(frame, setIsLate) : allowScrolling(frame);
    return () => {
      stop();
      if (!home?.contains(frame)) frame.remove();
    };
  }, [ref, formId]);
  return isLate;
}

/** Scripts forbid every frame of the page to scroll, also those whose height never changes. */
function allowScrolling(frame: HTMLIFrameElement) {
  const allow = () => frame.removeAttribute('scrolling');
  const observer = new MutationObserver(allow);
  allow();
  observer.observe(frame, { attributeFilter: ['scrolling'] });
  return () => observer.disconnect();
}

function watchForm(frame: HTMLIFrameElement, setIsLate: (isLate: boolean) => void) {
  const origin = thirdParty.formOrigin ?? location.origin;
  /** When it came into sight, and since when it is hidden; milliseconds of performance.now(). */
  let seenAt: number | undefined;
  let hiddenSince: number | undefined;
  let hasSpoken = false;

  function hear(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = requestedHeight(event.data);
    if (height === undefined) return;
    hasSpoken = true;
    setIsLate(false);
    frame.style.height = `${height}px`;
  }
  window.formMessages?.forEach(hear);
  addEventListener('message', hear);

  // Where a browser lacks the observer, no form is said to be late.
  const sight =
    'IntersectionObserver' in window &&
    new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) seenAt ??= performance.now();
    });
  if (sight) sight.observe(frame.closest('[data-embed]') ?? frame);

  const timer = setInterval(() => {
    const now = performance.now();
    if (!hasSpoken && seenAt !== undefined && now - seenAt > lateAfter) setIsLate(true);
    hiddenSince = isHidden(frame) ? (hiddenSince ?? now) : undefined;
    if (hiddenSince !== undefined && now - hiddenSince > hiddenAtMost) reveal(frame);
  }, checkEvery);

  return () => {
    removeEventListener('message', hear);
    if (sight) sight.disconnect();
    clearInterval(timer);
  };
}

/** Whether a script has made a frame invisible or moved it off the screen. */
function isHidden(frame: HTMLIFrameElement) {
  const { display, visibility, opacity } = getComputedStyle(frame);
  const { right, bottom } = frame.getBoundingClientRect();
  return (
    display === 'none' ||
    visibility === 'hidden' ||
    Number(opacity) < 0.1 ||
    right <= 0 ||
    bottom + scrollY <= 0
  );
}

function reveal({ style }: HTMLIFrameElement) {
  for (const [name, value] of [
    ['display', 'block'],
    ['visibility', 'visible'],
    ['opacity', '1'],
    ['position', 'static'],
    ['transform', 'none'],
  ] as const) {
    style.setProperty(name, value, 'important');
  }
}
