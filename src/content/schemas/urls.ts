import { z } from 'zod';

/** An https:// address; to try things out, also http://localhost. */
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
