import facts from 'virtual:facts';

/** Words of the about page. */
export const about = {
  metadata: {
    title: 'About the clinic, the doctor and how he works',
    description: `Meet the family behind our ${facts['clinic.city']} chiropractic clinic, and read in plain words about the techniques we use: Specific Prone, Webster, Zone, Activator.`,
    keywords: [
      `chiropractor ${facts['clinic.city']}`,
      'about our clinic',
      'Webster Technique',
      'Zone Technique',
      'Activator',
      'Specific Prone',
    ],
  },
  hero: {
    title: 'The people who will know your name',
    lead: `${facts['clinic.name']} is one clinic in ${facts['clinic.city']}, run by ${facts['doctor.name']} and ${facts['spouse.name']}.`,
  },
  mission: {
    heading: 'Why we open the door each morning',
    paragraphs: [
      `We want the people of ${facts['clinic.city']} and nearby to move, work and play with less pain. That means babies, teenagers with heavy bags, parents, athletes and people long retired. It also means time to listen before we touch anything.`,
      'We are honest about limits. Chiropractic may help many problems of joints and muscles, and some illnesses are not ours to treat. When you need someone else, we tell you and help you find the right kind of care.',
    ],
  },
  doctor: {
    heading: `${facts['doctor.name']}, chiropractor`,
    role: 'Chiropractor, D.C.',
    text: `${facts['doctor.name']} leads your care from the first question to the last visit. He examines before he advises, explains in plain words and asks your consent before each step. If a technique is not right for you, he will choose another or suggest you see your physician.`,
    educationHeading: 'Education',
    education: facts['doctor.education'],
    techniquesHeading: 'Techniques he uses',
    techniques: [
      {
        title: 'Specific Prone',
        text: 'You lie face down while he checks your spine one area at a time. He then adjusts by hand at the spot that moves poorly, rather than over a wide area. Tell us if lying on your front is hard, and we will find another position.',
      },
      {
        title: 'Webster',
        text: 'This method looks at how the pelvis and the sacrum, the bone at its base, are moving. It was developed with pregnancy in mind. You can read more about it below.',
      },
      {
        title: 'Zone',
        text: 'This approach sorts the exam into six areas and guides where he adjusts. The research behind it is limited, so we use it as one view among several. There is more about it below.',
      },
      {
        title: 'Activator',
        text: 'A small hand-held instrument gives a quick, light tap to a joint. There is no twisting and no popping sound from the hands. It can suit people who prefer a lighter touch.',
      },
    ],
  },
  spouse: {
    heading: `${facts['spouse.name']}, co-owner`,
    role: 'Co-owner',
    text: `${facts['spouse.name']} owns the clinic together with ${facts['doctor.name']}. Running it as a couple shapes how we work: decisions are made here, by the two people whose clinic it is. If something about your visit could have gone better, tell either of us.`,
  },
  webster: {
    heading: 'The Webster Technique in pregnancy',
    paragraphs: [
      'As a pregnancy grows, the pelvis carries more weight and its joints loosen. The Webster Technique is a way to check how the sacrum and pelvis move, followed by gentle adjustment and soft work on nearby muscles and ligaments. Its aim is alignment of the sacrum and balance of the pelvis.',
      'It may help you feel more comfortable as you walk, sleep and turn over. Research on it is limited. It is not a way to turn a baby, and it does not replace your visits with your obstetrician or midwife. Call them first about bleeding, leaking fluid, strong or regular cramps, or a change in your baby’s movements.',
    ],
    link: 'Prenatal and pediatric care',
  },
  zone: {
    heading: 'The Zone Technique, with its limits',
    paragraphs: [
      'The Zone Technique sorts the body into six zones. Gentle pressure at points on the back of the head guides where on the spine to adjust. Some patients like it because it is light and quick.',
      'There is little published research on this method, and we say so. We do not use it to diagnose illness or to treat disease of any organ. It sits beside a normal exam of joints, muscles and nerves, and it never replaces tests your physician wants.',
    ],
  },
};
