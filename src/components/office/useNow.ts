import { useEffect, useState } from 'react';

/** The time, again every 20 seconds and whenever the page is seen again; undefined in a document before hydration. */
export function useNow() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const refresh = () => setNow(new Date());
    refresh();
    const timer = setInterval(refresh, 20_000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return now;
}
