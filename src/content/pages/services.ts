import facts from 'virtual:facts';
import type { ConditionSlug } from '~/content/slugs.gen';

/** Words of the services page; the sections on each service come from the services themselves. */
export const services = {
  metadata: {
    title: 'Chiropractic services for every stage of life',
    description: `Family, prenatal, sports and accident care, needle-less acupuncture and digital x-rays at one clinic in ${facts['clinic.city']}, Kansas. See what each one involves.`,
    keywords: [
      `chiropractic services ${facts['clinic.city']}`,
      'family chiropractic',
      'prenatal chiropractic',
      'sports chiropractic',
      'accident injury care',
      'needle-less acupuncture',
      'digital x-rays',
    ],
  },
  hero: {
    title: 'Care that fits the body you bring in',
    lead: 'From a toddler’s checkup to a runner’s sore knee, each visit starts with questions and an exam.',
  },
  intro: {
    heading: 'Six services, one careful start',
    paragraphs: [
      'You do not need to know which service you need. Describe the problem in your own words, and we will examine you and explain the choices.',
      'If your symptoms call for a doctor, a scan or the emergency room, we will say so. That is part of good care too.',
    ],
  },
  conditions: {
    heading: 'Common conditions people bring to us',
    text: 'Open a line for a short answer, then follow the link for the full page.',
    items: [
      {
        title: 'Back and hip pain',
        content:
          'Back and hip pain often follows lifting, long drives or too much sitting. A major 2017 guideline lists spinal manipulation among the first non-drug options for low back pain, based on low-quality evidence. We combine it with movement you can do at home.',
        slug: 'back-and-hip-pain',
      },
      {
        title: 'Neck pain',
        content:
          'A neck can protest after a bad night, a long week at a screen or a sudden move. Hands-on care and exercise may ease mechanical neck pain. We check for nerve and blood vessel warning signs first.',
        slug: 'neck-pain',
      },
      {
        title: 'Headaches and migraine',
        content:
          "Headaches have many types, and the type decides what may help. Care for the neck has support when the headache starts there. For migraine the evidence is mixed, so it belongs beside your doctor's plan.",
        slug: 'migraines-headaches',
      },
      {
        title: 'Sciatica',
        content:
          'Pain that runs down one leg often comes from an irritated nerve root in the low back. Many cases ease over weeks. We test strength, reflexes and feeling, then help you stay active while it settles.',
        slug: 'sciatica',
      },
      {
        title: 'Herniated discs',
        content:
          'A bulging or herniated disc can press on a nerve, or cause no trouble at all. Gentle care may help you move more comfortably while your body recovers. It does not push a disc back into place.',
        slug: 'herniated-discs',
      },
      {
        title: 'Degenerative disc changes',
        content:
          'Discs dry out and thin with age, often without any pain. Care cannot reverse those changes. It may help you manage stiffness and stay active.',
        slug: 'degenerative-disc',
      },
      {
        title: 'Shoulder, elbow and wrist',
        content:
          'Arm pain can start in the joint that hurts or in the neck above it. We check both before we plan anything. Care may include work on the joints, muscles and the way you load them.',
        slug: 'shoulder-elbow-wrist',
      },
      {
        title: 'Knee, ankle and foot',
        content:
          'A sore knee or a twisted ankle changes how you walk, and the rest of you notices. Hands-on care may help some of these problems in the short term. Exercise does much of the lasting work.',
        slug: 'knee-ankle-foot',
      },
      {
        title: 'Whiplash',
        content:
          'Neck pain after a crash may appear a day or two later. We screen for serious injury first. Staying gently active, exercise and hands-on care may all have a part.',
        slug: 'whiplash',
      },
      {
        title: 'Carpal tunnel syndrome',
        content:
          'Tingling fingers at night can come from a squeezed nerve at the wrist. A night splint is a common first step for mild cases. We also check the neck and arm, and refer you if the hand is weak.',
        slug: 'carpal-tunnel',
      },
    ] satisfies { title: string; content: string; slug: ConditionSlug }[],
    link: 'See all conditions',
  },
  closing: {
    heading: 'Not sure where to start?',
    text: `Tell us what you feel and what you would like to do again. Call ${facts['phones.scheduling']}, or book a visit and we will sort out the rest together.`,
  },
};
