import { z } from 'zod';
import { origin } from '../values.ts';

/** Other sites to which a form leads when it is sent: a thank-you page, a payment; browsers block all others. */
export const origins = z.array(origin).optional();
