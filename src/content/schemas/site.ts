import { z } from 'zod';
import { weekdays } from '../../lib/openingHours.ts';
import { embedsSchema } from './embeds.ts';
import { redirectsSchema } from './redirects.ts';
import { origin, url } from './urls.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const text = (max: number) =>
  z.string().trim().min(1, 'is empty').max(max, `is too long: at most ${max} characters`);

/** A US number in E.164: "+1" and ten digits. */
const phone = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'is not a US phone number; write it as +19135550142');

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write it as 09:00 or 15:30, 24 hours');

const day = z.iso.date('is not a date; write it as 2025-09-22');

/** The times at which the office opens and closes on a weekday, in order: two around a lunch break, [] when closed. */
const spans = z.array(z.tuple([time, time])).superRefine((list, context) => {
  list.forEach(([opens, closes], index) => {
    if (minutes(opens) >= minutes(closes)) {
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `closes (${closes}) before it opens (${opens})`,
      });
    }
    const previous = list[index - 1];
    if (previous && minutes(previous[1]) >= minutes(opens)) {
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `overlaps the span before it (${previous[0]} to ${previous[1]}); list spans in order`,
      });
    }
  });
});

const timeZone = z.string().refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { error: 'is not an IANA time zone, such as America/Chicago' },
);

/** A claim that the clinic makes in public and must be able to prove. */
const claim = z.strictObject({
  /** The words or the figure that pages show, such as "92%" or "same-day appointments". */
  value: text(60),
  /** What the claim rests on: a sentence that pages show with a figure. */
  basis: text(200).regex(/[.]$/, 'must be a sentence that ends with a full stop'),
  /** Day of the last check, YYYY-MM-DD. */
  asOf: day,
});

const fields = z.strictObject({
  /** Where the site is published, without a path: https://www.example.com. */
  origin,
  /** Path under which the site is published: "/", or such as "/clinic/". */
  basePath: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'must start and end with a slash, such as / or /clinic/'),
  clinicName: text(40),
  /** A shorter name for titles in search results, which show about 60 characters. */
  shortName: text(24),
  phones: z.strictObject({
    /** For appointments and the PIN of new patients; shown in header and footer. */
    scheduling: phone,
    /** For insurance questions; shown in the FAQ. */
    insurance: phone,
  }),
  address: z.strictObject({
    street: text(60),
    suite: text(20),
    city: text(40),
    region: z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter state code'),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
    /** How people find it, such as "near 95th St and I-35". */
    near: text(60),
    /** Degrees, WGS 84; four decimals are about ten meters. */
    geo: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  /** The way from the exit of I-35 at 95th Street, which the contact page draws and describes; null: neither. */
  way: z
    .strictObject({
      /** `address.street`, repeated so that the way is checked when the address changes. */
      to: text(60),
      /** On which side of I-35 the clinic is, along 95th Street. */
      side: z.enum(['west', 'east'], 'must be west or east'),
    })
    .nullable(),
  /** Time zone of the office hours, such as America/Chicago. */
  timeZone,
  hours: z.record(z.enum(weekdays), spans),
  doctor: z.strictObject({
    /** First and last name, without "Dr." and degree. */
    name: text(60),
    /** Profession and degree, shown under the name. */
    role: text(60),
    /** Degree, school and year, as one phrase; while null, the About page names the degree alone. */
    education: text(160).nullable(),
  }),
  /** Who answers for what entries say about health. */
  review: z.strictObject({
    /** Name and degree: "Jordan Ellis, D.C." */
    by: text(80),
    /** Day on which all of them were read and approved; while null, pages say that the review is under way. */
    on: day.nullable(),
  }),
  /** What the New Patient Special includes, as a phrase without a full stop; while null, its page says to ask. */
  newPatientSpecial: text(160).nullable(),
  /** The doctor's spouse and co-owner of the clinic. */
  spouse: z.strictObject({ name: text(60), role: text(60) }),
  /** Social profiles, in the order in which pages show them; [] if there are none. */
  social: z
    .array(
      z.strictObject({
        /** The network as screen readers say it: "Facebook", "YouTube", "Nextdoor". Any other gets a globe as its icon. */
        name: text(30),
        url,
      }),
    )
    .refine(
      (profiles) => new Set(profiles.map((profile) => profile.url)).size === profiles.length,
      'names a profile twice',
    ),
  /** Address of the clinic's reviews, where everybody can read them. */
  reviewsUrl: url,
  claims: z.strictObject({
    conditionsTreated: claim,
    successRate: claim,
    reviews: claim,
    sameDay: claim,
    noCancellationFees: claim,
    complimentaryConsultations: claim,
    flexibleScheduling: claim,
    weekdayHours: claim,
    benefitsLookup: claim,
    allAges: claim,
  }),
  /** Figures of several articles, as words. */
  anatomy: z.strictObject({
    spinalNervePairs: text(20),
    spinalJoints: text(20),
    relaxinMonths: text(20),
    scoliosisAges: text(20),
  }),
  /** Address of the clinic's booking page, where "Book An Appointment" leads; null: to the contact page. */
  booking: url.nullable(),
  /** Address of the online new patient forms, for which the PIN is; while null, there is no link to them. */
  newPatientForms: url.nullable(),
  /** Who provides forms and reviews: each provider is a file in ./embeds, which says its fields. */
  embeds: embedsSchema,
  /** Addresses of a former site and where they lead now; [] if there are none. */
  redirects: redirectsSchema,
  /** Where to report a security problem of the website; becomes /.well-known/security.txt (RFC 9116). */
  security: z.strictObject({
    /** A mailto:, tel: or https: address that reaches somebody. */
    contact: z.url({
      protocol: /^(mailto|tel|https)$/,
      error: 'is not an address; write it as mailto:name@example.com',
    }),
    /** Day until which the contact is valid, less than a year ahead; launch-check reports it when it has passed. */
    expires: day,
  }),
  /** The badge in the footer; the neutral default claims no certificate. */
  badge: z.strictObject({
    /** The words on the arc. */
    label: text(28),
    /** What the badge stands for, for screen readers. */
    detail: text(80),
  }),
});

/** The schema of app.config.ts. Every field is required. */
export const siteSchema = fields.superRefine(({ way, address }, context) => {
  if (way && way.to !== address.street) {
    context.addIssue({
      code: 'custom',
      path: ['way', 'to'],
      message: `is ${way.to}, but address.street is ${address.street}; say on which side of I-35 that is, or write null`,
    });
  }
});

/** The configuration of the site. */
export type SiteConfig = z.infer<typeof siteSchema>;
