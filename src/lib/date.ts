const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "September 22, 2025" from "2025-09-22", in every time zone. */
export const formatDate = (date: string) => format.format(new Date(date));
