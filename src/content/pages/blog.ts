import facts from 'virtual:facts';

/** Words of the listing of articles. */
export const blog = {
  metadata: {
    title: 'Articles on aches, movement and family health',
    description: `Plain articles from our ${facts['clinic.city']} clinic on back pain, headaches, pregnancy, kids and daily habits, with sources and signs that need a doctor.`,
    keywords: [
      'chiropractic blog',
      'back pain tips',
      'pregnancy comfort',
      'family health',
      `${facts['clinic.city']} chiropractor`,
    ],
  },
  hero: {
    title: 'Read before you hurt, or while you do',
    lead: 'Short reads with something to try today, what the research says and when to call a doctor.',
  },
  listHeading: 'All articles',
};
