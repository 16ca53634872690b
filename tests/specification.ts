/**
 * What the specification of the site fixes, as tables to test against. Written down by itself on purpose:
 * derived from the content it would agree with any mistake in it.
 */

export const services = [
  'family-chiropractic-care',
  'prenatal-and-chiropractic',
  'sports-chiropractic',
  'accidents-and-injuries',
  'needle-less-acupuncture',
  'digital-x-rays',
];

export const conditions = [
  'sinus-relief',
  'infertility-menstrual-cramps',
  'constipation-digestion',
  'migraines-headaches',
  'fatigue-low-energy',
  'herniated-discs',
  'degenerative-disc',
  'back-and-hip-pain',
  'knee-ankle-foot',
  'rib-pain',
  'neck-pain',
  'shoulder-elbow-wrist',
  'carpal-tunnel',
  'dizziness-vertigo',
  'fibromyalgia',
  'whiplash',
  'sciatica',
  'respiratory-conditions',
];

/** Newest first; the last one is not listed. */
export const articles = [
  'kids-chiropractic-care',
  'prenatal-postpartum-chiropractic',
  'on-with-life-approach',
  'family-healing-rhythm',
  'nervous-system-stuck',
  'kids-teens-nervous-system-support',
  'power-of-consistency',
  'chiropractic-and-digestion',
  'pregnancy-chiropractic',
  'navigating-life-transitions',
  'restoring-hope',
  'family-wellness',
  'shoulder-pain-relief',
  'sports-injuries-recovery',
  'joint-pain-relief',
  'back-pain-relief',
  'headaches-migraines-relief',
  'postpartum-recovery',
  'pediatric-chiropractic',
  'finding-right-chiropractor',
];

/** The 51 pages. */
export const pages = [
  '/',
  '/services',
  ...services.map((slug) => `/services/${slug}`),
  '/services/conditions',
  ...conditions.map((slug) => `/conditions/${slug}`),
  '/about',
  '/blog',
  ...articles.map((id) => `/blog/${id}`),
  '/new-patients',
  '/contact',
];

/** Days of publication, where known. */
export const published: Record<string, string> = {
  'restoring-hope': '2025-07-21',
  'pregnancy-chiropractic': '2025-08-25',
  'chiropractic-and-digestion': '2025-09-01',
  'power-of-consistency': '2025-09-08',
  'kids-teens-nervous-system-support': '2025-09-15',
  'nervous-system-stuck': '2025-09-22',
};

/** Heights of the third-party frames in pixels. */
export const frameHeights = {
  survey: { wide: 700, narrow: 1200 },
  newPatient: 432,
  appointment: 443,
  reviews: 600,
  map: 400,
};
