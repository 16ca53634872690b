import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';

const closeDelayMs = 150;

/**
 * The state of a submenu. It closes on Escape, the innermost first, when the pointer or focus leaves it, at a press elsewhere,
 * and when one of its links is followed.
 */
export function useDisclosure() {
  // Before hydration there is no state, and CSS opens the submenu on hover and focus.
  const [isOpen, setIsOpen] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The type of the pointer that was last used on it; '' after a key, and once a mouse has left. */
  const lastPointer = useRef('');

  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(open);
  };

  useLayoutEffect(() => setIsOpen(root.current?.matches(':hover, :focus-within')), []);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // With the focus in a submenu of this one, only that one closes.
      const nested = root.current?.querySelector('[data-open="true"]');
      if (nested?.contains(document.activeElement)) return;
      setIsOpen(false);
      if (root.current?.contains(document.activeElement))
        root.current.querySelector('button')?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const rootProps: ComponentProps<'div'> = {
    ref: root,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      lastPointer.current = pointerType;
      set(true);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      lastPointer.current = '';
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The focus would be lost with the panel around it.
        if (!root.current?.querySelector(':scope > div:focus-within')) setIsOpen(false);
      }, closeDelayMs);
    },
    onPointerDown: ({ pointerType }) => {
      lastPointer.current = pointerType;
    },
    onKeyDown: () => {
      lastPointer.current = '';
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A screen reader that reads a text by its caret takes the focus nowhere.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) set(false);
    },
    onClick: ({ target }) => {
      if (target instanceof Element && target.closest('a')) set(false);
    },
  };

  // A mouse opens the submenu by hovering before it reaches the button, so its click must not close it.
  const toggle = () => set(lastPointer.current === 'mouse' || !isOpen);

  return { isOpen, toggle, rootProps };
}
