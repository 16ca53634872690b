import { type RefObject, useEffect, useState } from 'react';
import { requestedHeight } from '~/lib/embedMessages.ts';
import type { FrameData } from '~/schemas/embeds/provider.ts';

const checkEveryMs = 500;
const revealAfterMs = 4_000;
const lateAfterMs = 8_000;

/** Undoes the ways in which a script can hide a frame. */
const revealed =
  ';display:block!important;opacity:1!important;position:static!important;transform:none!important';

declare global {
  interface Window {
    /** Messages that arrived before hydration, kept by FormScript. */
    formMessages?: MessageEvent[];
  }
}

/**
 * Keeps a third-party frame usable while the provider's script changes the page: sets the height that a form requests,
 * shows what follows when it was sent, reveals a form that stays hidden, keeps frames without a `formId` scrollable, and
 * removes a frame that was moved out of its place. Returns whether the form is late.
 */
export function useFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  { formId, isForm }: Pick<FrameData, 'formId'> & { isForm: boolean },
) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const embed = frame.closest('[data-embed]');
    const stops = [
      isForm && watchForm(frame, formId ? setIsLate : undefined),
      !formId && keepScrollable(frame),
    ];
    return () => {
      for (const stop of stops) if (stop) stop();
      // React removes only what is still inside the embed.
      if (!embed?.contains(frame)) frame.remove();
    };
  }, [ref, formId, isForm]);
  return isLate;
}

/** Undoes scrolling="no", which the script sets on every frame, even on those that keep their height. */
function keepScrollable(frame: HTMLIFrameElement) {
  const observer = new MutationObserver(() => frame.removeAttribute('scrolling'));
  observer.observe(frame, { attributeFilter: ['scrolling'] });
  return () => observer.disconnect();
}

/** `setIsLate`: only for a form that is expected to send its height. */
function watchForm(frame: HTMLIFrameElement, setIsLate?: (isLate: boolean) => void) {
  const { origin } = new URL(frame.src);
  const stopped = new AbortController();
  const { signal } = stopped;
  let isWaiting = setIsLate !== undefined;
  // Another site's document cannot be read; the empty one before it can.
  let isLoading = frame.contentDocument !== null;
  let inSightMs = 0;
  let hiddenMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** The visitor is in the form, and its top is out of sight. */
  function isBelowTop() {
    const { top, bottom } = frame.getBoundingClientRect();
    return document.activeElement === frame && top < 0 && bottom > 0;
  }
  const showTop = () => frame.scrollIntoView({ behavior: 'instant' });

  function receive(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = requestedHeight(event.data);
    if (height === undefined) return;
    isWaiting = false;
    setIsLate?.(false);
    const isBelow = isBelowTop();
    const { bottom } = frame.getBoundingClientRect();
    frame.style.height = `${height}px`;
    // A long form became a short answer, which would be above the window.
    if (isBelow && frame.getBoundingClientRect().bottom < bottom / 2) showTop();
  }

  // Nothing can be seen of a form in a closed fold, which loads when it opens.
  const fold = frame.closest('details');

  function check() {
    if (fold?.open === false) {
      stop();
      return;
    }
    const { top, right, bottom } = frame.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) inSightMs += checkEveryMs;
    if (isWaiting && inSightMs > lateAfterMs) setIsLate?.(true);

    // Moved off the page, as display: none also looks.
    const isOutside = right <= 0 || bottom + scrollY <= 0;
    const isHidden = isOutside || getComputedStyle(frame).opacity === '0';
    hiddenMs = isHidden ? hiddenMs + checkEveryMs : 0;
    if (hiddenMs > revealAfterMs) frame.style.cssText += revealed;
    if (document.hidden || !(isWaiting || isHidden)) stop();
  }
  function start() {
    timer ??= setInterval(check, checkEveryMs);
  }
  function stop() {
    clearInterval(timer);
    timer = undefined;
  }

  window.formMessages?.forEach(receive);
  addEventListener('message', receive, { signal });
  frame.addEventListener(
    'load',
    () => {
      // The form led to another page, whose top is that of the frame.
      if (!isLoading && document.readyState === 'complete' && isBelowTop()) showTop();
      isLoading = false;
      start();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', start, { signal });
  fold?.addEventListener('toggle', start, { signal });
  const observer = new MutationObserver(start);
  observer.observe(frame, { attributeFilter: ['class', 'style'] });
  start();

  return () => {
    stopped.abort();
    observer.disconnect();
    stop();
  };
}
