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
 * reveals a form that stays hidden, keeps other frames scrollable, and removes a frame that was moved out of its place.
 * Returns whether the form is late.
 */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, { formId }: FrameData) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const embed = frame.closest('[data-embed]');
    const stop = formId ? watchForm(frame, setIsLate) : keepScrollable(frame);
    return () => {
      stop();
      // React removes only what is still inside the embed.
      if (!embed?.contains(frame)) frame.remove();
    };
  }, [ref, formId]);
  return isLate;
}

/** Undoes scrolling="no", which the script sets on every frame, even on those that keep their height. */
function keepScrollable(frame: HTMLIFrameElement) {
  const observer = new MutationObserver(() => frame.removeAttribute('scrolling'));
  observer.observe(frame, { attributeFilter: ['scrolling'] });
  return () => observer.disconnect();
}

function watchForm(frame: HTMLIFrameElement, setIsLate: (isLate: boolean) => void) {
  const { origin } = new URL(frame.src);
  let hasAnswered = false;
  let inSightMs = 0;
  let hiddenMs = 0;

  function receive(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const height = requestedHeight(event.data);
    if (height === undefined) return;
    hasAnswered = true;
    setIsLate(false);
    frame.style.height = `${height}px`;
  }
  window.formMessages?.forEach(receive);
  addEventListener('message', receive);

  const timer = setInterval(() => {
    const { top, right, bottom } = frame.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) inSightMs += checkEveryMs;
    if (!hasAnswered && inSightMs > lateAfterMs) setIsLate(true);

    // Moved off the page, as display: none also looks.
    const isOutside = right <= 0 || bottom + scrollY <= 0;
    const isHidden = isOutside || getComputedStyle(frame).opacity === '0';
    hiddenMs = isHidden ? hiddenMs + checkEveryMs : 0;
    if (hiddenMs > revealAfterMs) frame.style.cssText += revealed;
  }, checkEveryMs);

  return () => {
    removeEventListener('message', receive);
    clearInterval(timer);
  };
}
