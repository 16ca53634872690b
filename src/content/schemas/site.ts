import { z } from 'zod';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const text = (most: number) =>
  z.string().trim().min(1, 'is empty').max(most, `is too long: at most ${most} characters`);

/** An absolute https URL; for trying things out, also http on this machine. */
const url = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^(https:|http:\/\/localhost[:/])/.test(value),
    'is not an https:// address',
  );

/** An address without a path. */
const origin = url.refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
  error: 'has a path or a trailing slash; write https://www.example.com',
});

/** E.164, United States: "+1" and ten digits. Display and `tel:` forms are derived from it. */
const phone = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'is not a US phone number; write it as +19135550142');

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write it as 09:00 or 15:30, 24 hours');

const day = z.iso.date('is not a date; write it as 2025-09-22');

/** Opening spans of one weekday in local time, in order, e.g. two spans around a lunch break; [] when closed. */
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

/** A claim that the clinic makes in public and must be able to substantiate. */
const claim = z.strictObject({
  /** The words or figure as pages show it, e.g. "92%" or "same-day appointments". */
  value: text(60),
  /** What the claim is based on: a sentence that pages show beside a figure. */
  basis: text(200).regex(/[.]$/, 'must be a sentence that ends with a full stop'),
  /** When it was last checked, as YYYY-MM-DD. */
  asOf: day,
});

const sample = z.strictObject({
  /** The built-in stand-in: works offline, sends nothing, and says so. */
  provider: z.literal('sample'),
});

/** Lead forms of the HighLevel (LeadConnector) family, on the provider's own or a white-label domain. */
const highLevelForms = z.strictObject({
  provider: z.literal('highlevel'),
  /** Origin of the form frames, e.g. https://api.leadconnectorhq.com. */
  origin,
  /** The form-embed script, e.g. https://link.msgsndr.com/js/form_embed.js. */
  script: url,
  /** Id of the survey beside the hero of the home page. */
  surveyId: text(60),
  /** Id of the "New Patient Special" form. */
  newPatientSpecialId: text(60),
  /** Id of the "Request An Appointment" form. */
  appointmentId: text(60),
});

const reviewsWidget = z.strictObject({
  provider: z.literal('widget'),
  /** Address of the reviews widget's frame. */
  url,
});

const fields = z.strictObject({
  /** Where the site is published, without a path: https://www.example.com. */
  origin,
  /** Path under which the site is published: "/" or, for a project page, "/clinic/". */
  basePath: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'must start and end with a slash, such as / or /clinic/'),
  /** The clinic's name, as in the header and the footer. */
  clinicName: text(40),
  /** A shorter form of the name for the titles of search results, where 60 characters have to do for title and name. */
  shortName: text(24),
  phones: z.strictObject({
    /** For appointments and the new-patient PIN; shown in the header and footer. */
    scheduling: phone,
    /** For insurance questions; shown in the FAQ. */
    insurance: phone,
  }),
  address: z.strictObject({
    street: text(60),
    suite: text(20),
    city: text(40),
    /** Two-letter state code. */
    region: z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter state code'),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
    /** How people find it, in words: "near 95th St and I-35". */
    near: text(60),
    /** Degrees, WGS 84; four decimals are about ten meters. */
    geo: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  /** The way from the exit of I-35 at 95th Street, which the contact page draws and says; null draws none. */
  way: z
    .strictObject({
      /** The street in the address that it leads to: a new address asks for a new look at the way. */
      to: text(60),
      /** On which side of I-35 the clinic is, along 95th Street. */
      side: z.enum(['west', 'east'], 'must be west or east'),
    })
    .nullable(),
  /** IANA zone of the office hours. */
  timeZone,
  hours: z.strictObject({
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
  }),
  doctor: z.strictObject({
    /** First and last name, without "Dr." and without credentials. */
    name: text(60),
    /** Profession and degree, under the name. */
    role: text(60),
    /** Degree, school and year, as one phrase; null while not known, then the About page names the degree alone. */
    education: text(160).nullable(),
  }),
  /** Who answers for what conditions, services and articles say on health. */
  review: z.strictObject({
    /** Name and degree, as "Jordan Ellis, D.C.". */
    by: text(80),
    /** Day on which all of them were read and approved; null until then, and the pages say that the review is under way. */
    on: day.nullable(),
  }),
  /** What the New Patient Special holds, as a short phrase without a full stop; null while not known, then the page says to ask. */
  newPatientSpecial: text(160).nullable(),
  /** The doctor's spouse and co-owner of the clinic. */
  spouse: z.strictObject({ name: text(60), role: text(60) }),
  /** The two social profiles, in the order they are shown. */
  social: z
    .array(z.strictObject({ name: z.enum(['Facebook', 'Instagram']), url }))
    .length(2, 'needs exactly two profiles'),
  /** Address of the clinic's public reviews listing. */
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
  /** Figures that several articles share, as words. */
  anatomy: z.strictObject({
    spinalNervePairs: text(20),
    spinalJoints: text(20),
    relaxinMonths: text(20),
    scoliosisAges: text(20),
  }),
  embeds: z.strictObject({
    /** The survey, the New Patient Special and the appointment form. */
    forms: z.discriminatedUnion('provider', [sample, highLevelForms]),
    /** The reviews widget on the home page. */
    reviews: z.discriminatedUnion('provider', [sample, reviewsWidget]),
  }),
  /** Where to report a weakness of the website; becomes /.well-known/security.txt (RFC 9116). */
  security: z.strictObject({
    /** A mailto:, tel: or https: address that somebody reads. */
    contact: z.url({
      protocol: /^(mailto|tel|https)$/,
      error: 'is not an address; write it as mailto:name@example.com',
    }),
    /** Day until which the contact holds, less than a year ahead; launch-check says when it is over. */
    expires: day,
  }),
  /** The badge in the footer. The neutral default claims no certificate. */
  badge: z.strictObject({
    /** Words on the upper arc. */
    label: text(28),
    /** What the badge stands for, read by screen readers. */
    detail: text(80),
  }),
});

/** The schema of app.config.ts. Every field is required: nothing is filled in silently. */
export const siteSchema = fields.superRefine(({ way, address }, context) => {
  if (way && way.to !== address.street) {
    context.addIssue({
      code: 'custom',
      path: ['way', 'to'],
      message: `is ${way.to}, but address.street is ${address.street}; say on which side of I-35 that is, or write null`,
    });
  }
});

/** The configuration of the site; see {@link siteSchema} for the meaning of each field. */
export type SiteConfig = z.infer<typeof siteSchema>;
