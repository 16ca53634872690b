import { type RefObject, useEffect, useState } from 'react';
import { requestedHeight } from '~/lib/embedMessages.ts';
import type { FrameData } from '~/schemas/embeds/provider.ts';

const lateAfterMs = 8_000;
const revealAfterMs = 4_000;
const checkEveryMs = 500;

declare global {
  interface Window {
    /** Messages of frames from before hydration, which FormScript keeps. */
    formMessages?: MessageEvent[];
  }
}

/**
 * Keeps a third-party frame usable while the provider's script changes the page: sets the height that a form requests,
 * shows a form that stays hidden, lets other frames scroll, and removes a frame that was moved. Trusts messages only from
 * this frame and from its origin. Returns whether the form is late.
 */
export function useFrame(ref: RefObject<HTMLIFrameElement | null>, { formId }: FrameData) {
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

/** The script forbids every frame to scroll, also those whose height never changes. */
function allowScrolling(frame: HTMLIFrameElement) {
  const allow = () => frame.removeAttribute('scrolling');
  const observer = new MutationObserver(allow);
  allow();
  observer.observe(frame, { attributeFilter: ['scrolling'] });
  return () => observer.disconnect();
}

function watchForm(frame: HTMLIFrameElement, setIsLate: (isLate: boolean) => void) {
  const { origin } = new URL(frame.src);
  let seenAt: number | undefined;
  let hiddenSince: number | undefined;
  let hasAnswered = false;

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

  const sight =
    'IntersectionObserver' in window &&
    new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) seenAt ??= performance.now();
    });
  if (sight) sight.observe(frame.closest('[data-embed]') ?? frame);

  const timer = setInterval(() => {
    const now = performance.now();
    if (!hasAnswered && seenAt !== undefined && now - seenAt > lateAfterMs) setIsLate(true);
    hiddenSince = isHidden(frame) ? (hiddenSince ?? now) : undefined;
    if (hiddenSince !== undefined && now - hiddenSince > revealAfterMs) reveal(frame);
  }, checkEveryMs);

  return () => {
    removeEventListener('message', receive);
    if (sight) sight.disconnect();
    clearInterval(timer);
  };
}

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
  for (const rule of [
    'display:block',
    'visibility:visible',
    'opacity:1',
    'position:static',
    'transform:none',
  ])
    style.cssText += `;${rule}!important`;
}
