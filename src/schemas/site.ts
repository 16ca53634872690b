import { z } from 'zod';
import { embedsSchema } from './embeds.ts';
import { hours, notice, otherHours, timeZone } from './hours.ts';
import { people } from './people.ts';
import { redirectsSchema } from './redirects.ts';
import { day, linkTarget, origin, sentences, text, url } from './values.ts';
import { prices, visit } from './visit.ts';

/** A US number in E.164: "+1" and ten digits. */
const phone = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'is not a US phone number; write it as +19135550142')
  .describe('+1 and ten digits: +19135550142.');

const quotedClaim =
  'cannot be null, because sentences quote it; write what is true at your clinic as its value, in words that fit in the same sentences';

/** A public claim that the clinic must be able to prove. */
const claim = z.strictObject(
  { value: text(1, 60, quotedClaim), basis: sentences(200), asOf: day },
  { error: ({ input }) => (input === null ? quotedClaim : undefined) },
);

/** A figure and how it was counted; null if it was not. */
const figure = (name: string) =>
  claim
    .extend({
      value: text(
        1,
        60,
        `is null; if you never counted it, write ${name}: null in place of the whole block`,
      ),
      counted: z.int().positive().nullable(),
      period: text(1, 40).nullable(),
    })
    .nullable();

/** Hosts of services that set cookies or build profiles for ads. */
const trackers =
  /(^|\.)(googletagmanager\.com|google-analytics\.com|doubleclick\.net|facebook\.net|facebook\.com|analytics\.tiktok\.com|clarity\.ms|hotjar\.com)$/;

const withoutTracking = (schema: z.ZodString) =>
  schema.refine((value) => !URL.canParse(value) || !trackers.test(new URL(value).hostname), {
    error:
      'is a service that sets cookies or builds profiles for ads, which does not belong on the pages of a clinic; use one that counts without cookies, such as Plausible, or write statistics: null',
  });

/** What stands in a tag for search engines, without the tag. */
const tagPart = (which: string) =>
  z
    .string()
    .regex(
      /^[^<>"=\s]*=*$/,
      `is more than a part of the tag; write only what stands between the quotes after ${which}=`,
    );

/** The schema of app.config.ts: what somebody technical sets. Every field is required. */
export const configSchema = z.strictObject({
  /** Where the site is published, without a path: https://www.example.com. */
  origin: url.superRefine((value, { addIssue }) => {
    if (!URL.canParse(value) || new URL(value).origin === value) return;
    const { origin, pathname } = new URL(value);
    const path = pathname.replace(/\/?$/, '/');
    addIssue(
      path === '/'
        ? `has more than the name of the site; write ${origin}`
        : `has a path; write ${origin} here, and the path as basePath: '${path}'`,
    );
  }),
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
      script: withoutTracking(url),
      /** Attributes of its tag, as the service gives them: { 'data-domain': 'www.your-clinic.com' }. */
      attributes: z.record(
        z.string().regex(/^data-[a-z-]+$/, 'is not an attribute such as data-domain'),
        z.string(),
      ),
      /** Origins to which the script sends what it counts. */
      sendsTo: z.array(withoutTracking(origin)).min(1),
    })
    .nullable(),
  /** Tags by which search engines know the owner, by their name: { 'google-site-verification': 'abc' }; may be {}. */
  verification: z.record(tagPart('name'), tagPart('content'), {
    error: ({ input }) =>
      typeof input === 'string'
        ? "is text; write { 'name': 'content' }, with what stands between the quotes after name= and content= in the tag"
        : undefined,
  }),
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
      branch: text(1, 100),
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
    clinicName: text(1, 50),
    shortName: text(1, 24).describe(
      'For titles in search results, which show about 60 characters.',
    ),
    phones: z.strictObject({
      scheduling: phone.describe('For appointments and new patients’ PINs: +1 and ten digits.'),
      insurance: phone.describe('For questions about insurance and bills: +1 and ten digits.'),
    }),
    fax: phone.nullable(),
    morePhones: z
      .array(
        z
          .strictObject({
            label: text(1, 40).meta({ title: 'What it is for', description: 'Such as Billing.' }),
            number: phone,
          })
          .meta({ title: 'number' }),
      )
      .meta({
        title: 'Further numbers',
        description: 'For the contact page and the contact card.',
      }),
    textNumber: phone.nullable().meta({
      title: 'Number for text messages',
      description: 'One that somebody reads on every open day.',
    }),
    email: z
      .email('is not an e-mail address')
      .nullable()
      .meta({ title: 'E-mail address', description: 'One that somebody reads on every open day.' }),
    replyHours: z.int().min(1).max(40).nullable().meta({
      title: 'Hours until you answer',
      description:
        'Within how many office hours you answer requests from the forms and messages left while you are closed; empty promises nothing.',
    }),
    privacy: z
      .strictObject({
        forms: sentences(400).meta({ title: 'Whom it reaches, and what for' }),
        notice: z
          .union([linkTarget, z.array(sentences(2000)).min(1)], {
            error:
              'must be a file in the folder public such as /privacy.pdf, an https:// address, or a list of paragraphs',
          })
          .nullable()
          .meta({
            title: 'Notice of privacy practices',
            input: 'paragraphs',
            description:
              'Its address, or its paragraphs with an empty line between them; empty if it is not online.',
          }),
      })
      .nullable()
      .meta({ title: 'What happens with what people type into forms' }),
    address: z.strictObject({
      street: text(1, 60),
      suite: text(1, 20).nullable(),
      city: text(1, 40),
      state: z
        .string()
        .regex(/^[A-Z]{2}$/, 'is not a two-letter state code')
        .describe('Two letters, such as KS.'),
      postalCode: z
        .string()
        .regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code')
        .meta({ title: 'ZIP code' }),
      near: text(1, 60).nullable().meta({
        title: 'How people find it',
        description: 'Such as near 95th St and I-35.',
      }),
      geo: z
        .strictObject({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(0, 'needs a minus before it, as all of America does'),
        })
        .meta({
          title: 'Place on maps',
          description: 'Degrees (WGS 84); four decimals are about ten meters.',
        }),
    }),
    way: z
      .strictObject({
        highway: text(1, 8).describe('Its sign, such as I-35.'),
        street: text(1, 24).describe(
          'Of the exit and of the clinic, such as W 95th St. It runs west and east.',
        ),
        side: z.enum(['west', 'east']).describe('Of the highway, where the clinic is.'),
        to: text(1, 60).meta({
          title: 'Street and number',
          description: 'The same as in the address, so that a new address is also checked here.',
        }),
      })
      .nullable()
      .meta({
        title: 'Way from the highway',
        description: 'The contact page draws and describes it.',
      }),
    hours,
    social: z
      .array(
        z
          .strictObject({
            name: text(1, 30).meta({
              title: 'Network',
              description: 'Such as Facebook. One without a logo gets a globe.',
            }),
            url: url.meta({ title: 'Address' }),
          })
          .meta({ title: 'profile' }),
      )
      .meta({ title: 'Social profiles', description: 'In the order of the footer.' }),
    reviewsUrl: url.meta({ title: 'Public address of your reviews' }),
    badge: z
      .strictObject({
        label: text(1, 28).meta({ title: 'Words beside the seal' }),
        detail: text(1, 80).nullable().meta({
          title: 'What it means',
          description: 'For screen readers; empty if the words beside the seal say it all.',
        }),
      })
      .nullable()
      .meta({
        title: 'Badge in the footer',
        description: 'Name a certificate only if you have it.',
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
  })
  .meta({ first: ['clinicName', 'phones', 'hours', 'textNumber', 'email', 'address'] });

/** The schemas of src/content/clinic/<name>.yaml: the facts about the clinic. Every field is required. */
export const clinicSchemas = {
  today: z.strictObject({ notice, otherHours }),
  office,
  people: z.strictObject({
    people,
    review: z
      .strictObject({
        by: text(1, 80).meta({
          title: 'Reviewer',
          description: 'Name and degree, such as Jordan Ellis, D.C.',
        }),
        on: day.meta({ title: 'Day' }),
      })
      .nullable()
      .meta({
        title: 'Medical review of all pages',
        description: 'Not checked until it is complete.',
      }),
  }),
  prices,
  visit,
  claims: z.strictObject({
    claims: z.strictObject({
      conditionsTreated: figure('conditionsTreated'),
      successRate: figure('successRate'),
      reviews: figure('reviews'),
      sameDay: claim,
      noCancellationFees: claim,
      complimentaryConsultations: claim,
      flexibleScheduling: claim,
      benefitsLookup: claim,
      allAges: claim,
    }),
    anatomy: z.strictObject({
      spinalNervePairs: text(1, 20),
      spinalJoints: text(1, 20),
      relaxinMonths: text(1, 20),
      scoliosisAges: text(1, 20),
    }),
  }),
};

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
