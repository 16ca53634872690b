import facts from 'virtual:facts';

/** Words of the home page, in the order of its sections. */
export const home = {
  metadata: {
    title: 'Chiropractor for families, athletes and new moms',
    description: `Chiropractic care for all ages in ${facts['clinic.city']}, Kansas. Call or book online, ask about same-day visits, and know your costs before services.`,
    keywords: [
      `chiropractor ${facts['clinic.city']} KS`,
      'family chiropractor',
      'back pain',
      'neck pain',
      'prenatal chiropractic',
      'new patient special',
    ],
  },
  hero: {
    title: 'Chiropractic care for your whole family',
    lead: 'A stiff back, a sore neck, a first baby on the way: tell us what hurts. We will explain what we find and what we can do about it.',
    reviewsLink: `Read our ${facts['claims.reviews']} five-star Google reviews`,
    surveyHeading: 'Tell us what hurts',
  },
  values: [
    {
      title: 'Personalized Care',
      text: 'Your plan starts with your story, your exam and what you want to get back to.',
    },
    {
      title: 'Lasting Relief',
      text: 'We pair hands-on care with exercises and habits, so progress has something to stand on.',
    },
    {
      title: 'Holistic Healing',
      text: 'Sleep, work, stress and movement all affect how you feel, so we ask about all of them.',
    },
  ],
  problem: {
    heading: 'Pain has a way of shrinking your day',
    paragraphs: [
      'It starts small. You turn your whole body to check a blind spot. You let someone else carry the groceries.',
      'Many aches ease on their own. When one lingers, keeps coming back or decides your plans for you, it is worth having someone look at it.',
    ],
    signsHeading: 'Everyday signs that it is time to ask',
    signs: [
      'You need a minute to straighten up after you get out of the car.',
      'You wake up with a stiff neck more mornings than not.',
      'You sit out the games your kids or grandkids ask you to play.',
      'You reach for a pain reliever most days just to get through work.',
    ],
  },
  benefits: {
    heading: 'What we work toward with you',
    items: [
      {
        title: 'Find Relief',
        text: 'Hands-on care may help ease many kinds of back and neck pain. We tell you plainly when another kind of care would suit you more.',
      },
      {
        title: 'Improve Your Mobility',
        text: 'Stiff joints and tight muscles make simple tasks harder. We work on the areas that limit you and show you how to keep them moving.',
      },
      {
        title: 'Boost Your Health',
        text: 'When moving is more comfortable, it is easier to walk, play and rest. We add simple advice on activity, posture and sleep that you can use right away.',
      },
    ],
  },
  process: {
    heading: 'Three steps to your first visit and beyond',
    items: [
      {
        title: 'Book',
        description: `Call ${facts['phones.scheduling']} or send the request form. Ask about ${facts['claims.sameDay']} if you are hurting today.`,
      },
      {
        title: 'Get a personalized plan',
        description:
          'We listen, examine you and explain what we found. You hear the plan and the cost before any care begins.',
      },
      {
        title: 'Feel the difference',
        description:
          'Notice what changes, from sleep to stairs, and tell us. We check your progress along the way and adjust the plan or refer you if we need to.',
      },
    ],
  },
  why: {
    heading: `Why choose ${facts['clinic.name']}`,
    text: 'We are one clinic, run by a chiropractor and his spouse. You can ask anything, take time to decide and know the cost ahead. No office can promise a result, so we show you our figures and let you judge.',
    figures: [
      { value: facts['claims.conditionsTreated'], label: 'conditions treated' },
      {
        value: facts['claims.successRate'],
        label: 'success rate, as reported by our clinic; your own result may differ',
      },
      { value: facts['claims.reviews'], label: 'Google reviews with five stars' },
    ],
    insurance: `Insurance accepted, with ${facts['claims.benefitsLookup']}.`,
    link: 'About our clinic',
  },
  doctor: {
    heading: `Meet ${facts['doctor.name']}`,
    text: `${facts['doctor.name']} cares for newborns, grandparents and everyone between. He asks what a good day looks like for you, then examines before he advises. He uses several techniques, some by hand and some with a small instrument. You choose with him what suits you, and you can say stop at any time.`,
    link: `More about ${facts['doctor.name']}`,
  },
  services: {
    heading: 'Six ways we can help',
    text: 'Some people come for one sore spot, others bring the whole family. Pick the service closest to your reason, or call and we will help you choose.',
  },
  reviews: {
    heading: 'In our patients’ own words',
    text: `Our patients have left ${facts['claims.reviews']} Google reviews with five stars. Read what they chose to say; every body is different, so your experience may be too.`,
  },
  faq: {
    heading: 'Questions people ask before they book',
    items: [
      {
        question: 'Do you take insurance?',
        answer: `Yes, we accept insurance. Call ${facts['phones.insurance']} and we will look up your benefits with you by phone. You will know what we find before services are rendered.`,
      },
      {
        question: 'How much does a visit cost?',
        answer:
          'The cost varies from case to case, because people need different care. We tell you the cost before any service, so you can decide with the number in front of you.',
      },
      {
        question: 'How often will I need to come in?',
        answer:
          'It depends on what we find. At your first visit we set a plan with you, including how often to come. We review it as you progress, and you may ask us to change it.',
      },
      {
        question: 'Does acupuncture hurt?',
        answer:
          'It is usually described as minimally painful. Ours is needle-less, so nothing goes through the skin. Tell us if any spot feels uncomfortable and we will ease off or stop.',
      },
      {
        question: 'When are you open?',
        answer: `${facts['hours.summary']}. We are closed on Saturday and Sunday.`,
      },
      {
        question: 'Where is the clinic?',
        answer: `We are at ${facts['address.line']}, ${facts['address.near']}. You will find a map on our contact page.`,
      },
    ],
  },
};
