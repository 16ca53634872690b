import { z } from 'zod';

/** The field `redirects` of app.config.ts: old addresses and where they lead now. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      /** The old path below the base path, such as /About-Us.html, with or without a trailing slash. */
      from: z
        .string()
        .regex(
          /^(\/[\w~-][\w.~-]*)+\/?$/,
          'is not a path such as /About-Us.html, of letters, digits and - _ ~ . /; addresses with ?, * or # cannot be redirected here, but perhaps in the settings of your host',
        ),
      /** A page of this site, such as /about, or an address on another. */
      to: z
        .string()
        .regex(
          /^(\/|https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]*)*$)/,
          'is neither a page, such as /about, nor an https:// address without ? and #',
        ),
    }),
  )
  .superRefine((list, context) => {
    const paths = new Set<string>();
    list.forEach(({ from }, index) => {
      const path = from.replace(/\/$/, '');
      if (paths.has(path))
        context.addIssue({ code: 'custom', path: [index, 'from'], message: `repeats ${from}` });
      paths.add(path);
    });
  });

export type Redirect = z.infer<typeof redirectsSchema>[number];
