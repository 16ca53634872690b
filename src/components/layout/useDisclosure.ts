import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds that a submenu stays after the pointer has left it. */
const closeDelay = 150;

/**
 * State of a submenu. It opens when a mouse enters, closes {@link closeDelay} after it leaves (entering
 * again keeps it), and closes on Escape, when focus leaves and when one of its links is followed.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = (open: boolean) => {
    clearTimeout(timer.current);
    setIsOpen(open);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      // What is focused is about to be hidden.
      if (root.current?.contains(document.activeElement))
        root.current.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const rootProps = {
    ref: root,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') set(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsOpen(false), closeDelay);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) set(false);
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) set(false);
    },
  };

  // A mouse has opened it by coming here: its click must not close it again.
  const toggle = ({ nativeEvent }: MouseEvent) =>
    set((nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' || !isOpen);

  return { isOpen, toggle, rootProps };
}
