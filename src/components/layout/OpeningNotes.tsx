import { hours, timeZone } from 'virtual:site';
import { type ReactPortal, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { callingAdvice, openingStatus, openingStatusText } from '~/lib/openingHours';

const texts = { status: openingStatusText, calling: callingAdvice };

/** Fills the places that pages keep for the opening status (see OpeningNote), and keeps them true. */
export function OpeningNotes() {
  const [now, setNow] = useState(() => new Date());
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    setPlaces([...document.querySelectorAll<HTMLElement>('[data-opening]')]);
    const refresh = () => setNow(new Date());
    const timer = setInterval(refresh, 20_000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  const status = openingStatus(hours, timeZone, now);
  if (!status) return null;
  return places.map((place, index): ReactPortal => {
    const text = texts[place.dataset['opening'] as keyof typeof texts];
    return createPortal(text(status), place, String(index));
  });
}
