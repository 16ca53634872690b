import { useEffect, useState } from 'react';

/** Refreshed every 20 seconds and when the tab becomes visible; undefined before hydration. */
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
