import { z } from 'zod';
import { embedsSchema } from './embeds.ts';
import { hours, notice, otherHours, prices, timeZone, visit } from './office.ts';
import { people } from './people.ts';
import { redirectsSchema } from './redirects.ts';
import { day, line, linkTarget, origin, sentences, url } from './values.ts';

/** A US number in E.164: "+1" and ten digits. */
const phone = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'is not a US phone number; write it as +19135550142');

/** A public claim that the clinic must be able to prove. */
const claim = z.strictObject({
  /** The words or the figure that pages show, such as "92%" or "same-day appointments". */
  value: line(60),
  /** How the clinic knows: a sentence that pages show with it, if it is a figure. */
  basis: sentences(200),
  /** Day of the last check, YYYY-MM-DD. */
  asOf: day,
});

/** A figure and how it was counted. */
const figure = claim.extend({
  /** Number of people, cases or reviews counted; null if unknown. */
  counted: z.int('must be a whole number').positive().nullable(),
  /** Period of the count, such as "January to June 2026"; null if unknown. */
  period: line(40).nullable(),
});

/** The schema of app.config.ts: what somebody technical sets. Every field is required. */
export const configSchema = z.strictObject({
  /** Where the site is published, without a path: https://www.example.com. */
  origin,
  /** Path under which the site is published, such as "/" or "/clinic/". */
  basePath: z
    .string()
    .regex(/^\/([\w-]+\/)*$/, 'must start and end with a slash, such as / or /clinic/'),
  timeZone,
  /** Address of the clinic's booking page; null if "Book An Appointment" should lead to the contact page. */
  booking: url.nullable(),
  /** Address of the online new patient forms, which need the PIN; null shows no link. */
  newPatientForms: url.nullable(),
  /** The providers of forms and reviews; ./embeds has a file with the fields of each. */
  embeds: embedsSchema,
  /** A statistics service that sets no cookies; null for none. Every page loads its script and may send to it. */
  statistics: z
    .strictObject({
      /** Address of the script. */
      script: url,
      /** Attributes of its tag, as the service gives them: { 'data-domain': 'www.your-clinic.com' }. */
      attributes: z.record(
        z.string().regex(/^data-[a-z-]+$/, 'is not an attribute such as data-domain'),
        z.string(),
      ),
      /** Origins to which the script sends what it counts. */
      sendsTo: z.array(origin).min(1),
    })
    .nullable(),
  /** Tags by which search engines know the owner, by their name: { 'google-site-verification': 'abc' }; may be {}. */
  verification: z.record(z.string(), z.string()),
  /** Addresses of an old site and where they lead now; may be []. */
  redirects: redirectsSchema,
  /** The GitHub repository of the site, which an editor at /admin changes; null builds no editor. */
  editor: z
    .strictObject({
      /** Its owner and its name: "lenexa-chiropractic/website". */
      repository: z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/, 'is not a repository; write it as owner/name'),
      /** The branch from which the site is published. */
      branch: line(100),
    })
    .nullable(),
  /** Where to report a security problem of the website, for /.well-known/security.txt (RFC 9116). */
  security: z.strictObject({
    /** A mailto:, tel: or https: address. */
    contact: z.url({
      protocol: /^(mailto|tel|https)$/,
      error: 'is not an address; write it as mailto:name@example.com',
    }),
    /** Day until which the contact is valid, YYYY-MM-DD, at most a year ahead. launch-check reports when it is near. */
    expires: day,
  }),
});

const office = z
  .strictObject({
    clinicName: line(50),
    /** A shorter name for titles in search results, which show about 60 characters. */
    shortName: line(24),
    phones: z.strictObject({
      /** For appointments and new patients' PINs; shown in header and footer. */
      scheduling: phone,
      /** For questions about insurance and bills. */
      insurance: phone,
    }),
    /** Number of the fax; null shows none. */
    fax: phone.nullable(),
    /** Further numbers, for the contact page and the contact card; may be []. */
    morePhones: z.array(
      z.strictObject({
        /** What the number is for: "Billing". */
        label: line(40),
        number: phone,
      }),
    ),
    /** Number that takes text messages; null shows none. */
    textNumber: phone.nullable(),
    /** E-mail address for questions; null shows none. */
    email: z.email('is not an e-mail address').nullable(),
    /** Within how many office hours the clinic answers requests from its forms; null promises nothing. */
    replyHours: z
      .int('must be a whole number of hours')
      .min(1, 'must be at least 1')
      .max(40, 'must be at most 40, a usual week of office hours')
      .nullable(),
    /** What becomes of what people type into the forms; null shows nothing. */
    privacy: z
      .strictObject({
        /** Whom it reaches, and what for. */
        forms: sentences(400),
        /** The clinic's notice of privacy practices: its address or its paragraphs; null if it is not online. */
        notice: z
          .union([linkTarget, z.array(sentences(2000)).min(1)], {
            error:
              'must be a file in the folder public such as /privacy.pdf, an https:// address, or a list of paragraphs',
          })
          .nullable(),
      })
      .nullable(),
    address: z.strictObject({
      street: line(60),
      /** Null if there is none. */
      suite: line(20).nullable(),
      city: line(40),
      state: z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter state code'),
      postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
      /** How people find it, such as "near 95th St and I-35". */
      near: line(60),
      /** Degrees, WGS 84; four decimals are about ten meters. */
      geo: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    }),
    /** The way from a highway, which the contact page draws and describes; null shows neither. */
    way: z
      .strictObject({
        /** Sign of the highway, such as "I-35". */
        highway: line(8),
        /** The street of the exit and of the clinic, such as "W 95th St". It runs west and east. */
        street: line(24),
        /** On which side of the highway the clinic is. */
        side: z.enum(['west', 'east'], 'must be west or east'),
        /** A copy of `address.street`, so that a change of address is also checked here. */
        to: line(60),
      })
      .nullable(),
    hours,
    /** Social profiles, in display order; may be []. */
    social: z
      .array(
        z.strictObject({
          /** Name of the network, such as "Facebook". One without a logo gets a globe icon. */
          name: line(30),
          url,
        }),
      )
      .refine(
        (profiles) => new Set(profiles.map((profile) => profile.url)).size === profiles.length,
        'contains a profile twice; delete one',
      ),
    /** Public address of the clinic's reviews. */
    reviewsUrl: url,
    /** The badge in the footer; the default does not claim a certificate. */
    badge: z.strictObject({
      /** The words beside the seal. */
      label: line(28),
      /** What the badge means, for screen readers. */
      detail: line(80),
    }),
  })
  .superRefine(({ way, address }, context) => {
    if (way && way.to !== address.street) {
      context.addIssue({
        code: 'custom',
        path: ['way', 'to'],
        message: `is ${way.to}, but address.street is ${address.street}; change the whole way, or write null`,
      });
    }
  });

/** The schemas of src/content/clinic/<name>.yaml: the facts about the clinic. Every field is required. */
export const clinicSchemas = {
  today: z.strictObject({ notice, otherHours }),
  office,
  people: z.strictObject({
    people,
    /** The medical review of all entries; null until it is complete. */
    review: z
      .strictObject({
        /** Name and degree of the reviewer: "Jordan Ellis, D.C." */
        by: line(80),
        /** Day of the review, YYYY-MM-DD. */
        on: day,
      })
      .nullable(),
  }),
  prices,
  visit,
  claims: z.strictObject({
    claims: z.strictObject({
      /** Figures; null for one that the clinic does not know. Numbers on the home page that quote it are left out. */
      conditionsTreated: figure.nullable(),
      successRate: figure.nullable(),
      reviews: figure.nullable(),
      sameDay: claim,
      noCancellationFees: claim,
      complimentaryConsultations: claim,
      flexibleScheduling: claim,
      benefitsLookup: claim,
      allAges: claim,
    }),
    /** Anatomical figures used in several articles, as words. */
    anatomy: z.strictObject({
      spinalNervePairs: line(20),
      spinalJoints: line(20),
      relaxinMonths: line(20),
      scoliosisAges: line(20),
    }),
  }),
};

/** The configuration in app.config.ts. */
export type Config = z.infer<typeof configSchema>;

/** The facts in src/content/clinic, by file. */
export type Clinic = {
  [Name in keyof typeof clinicSchemas]: z.infer<(typeof clinicSchemas)[Name]>;
};

/** All that the site knows about the clinic: the configuration and the facts in src/content/clinic. */
export type Site = Config &
  Clinic['today'] &
  Clinic['office'] &
  Clinic['people'] &
  Clinic['claims'] & { visit: Clinic['visit'] & Clinic['prices'] };

/** The site of a configuration and the facts about a clinic. */
export const siteOf = (
  config: Config,
  { today, office, people, prices, visit, claims }: Clinic,
): Site => ({
  ...config,
  ...today,
  ...office,
  ...people,
  ...claims,
  visit: { ...visit, ...prices },
});
