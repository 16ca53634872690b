import facts from 'virtual:facts';

/** Words of the conditions page; its cards come from the conditions themselves. */
export const conditions = {
  metadata: {
    title: 'Conditions: what may help and what to watch for',
    description:
      'Plain guides to 18 common complaints, from back pain to dizziness: what they feel like, what chiropractic may offer and when to see a doctor first.',
    keywords: [
      `conditions chiropractor ${facts['clinic.city']}`,
      'back pain',
      'neck pain',
      'headache',
      'sciatica',
      'carpal tunnel',
      'dizziness',
    ],
  },
  hero: {
    title: 'Find the page that sounds like you',
    lead: 'Eighteen common complaints, each explained plainly, with the warning signs that need a doctor.',
  },
  intro: {
    heading: 'What brings you here?',
    text: 'The evidence for chiropractic is not the same for every problem. It is stronger for back and neck pain than for most others. Some pages, such as breathing, digestion and fertility, describe illnesses that chiropractic does not treat. There we talk about comfort of muscles and joints, alongside the care your doctor gives you.',
  },
};
