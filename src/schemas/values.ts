import { z } from 'zod';

/** A text of the configuration with a maximum number of characters. */
export const line = (max: number) =>
  z.string().trim().min(1, 'is empty').max(max, `is too long: at most ${max} characters`);

/** Sentences of the configuration with a maximum number of characters. */
export const sentences = (max: number) =>
  line(max).regex(/[.!?]$/, 'must be a sentence that ends with a period');

/** A day: 2026-11-26. */
export const day = z.iso.date('is not a date; write it as 2025-09-22');

/** A local time at the office, such as 09:00. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write it as 09:00 or 15:30, 24 hours');

/** An https:// address, or http://localhost for trying things out. */
export const url = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^(https:|http:\/\/localhost[:/])/.test(value),
    'is not an https:// address',
  );

/** An address without a path. */
export const origin = url.refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value,
  {
    error: 'has a path or a trailing slash; write https://www.example.com',
  },
);
