import facts from 'virtual:facts';

/** Words of the new patient page. */
export const newPatients = {
  metadata: {
    title: 'New patient special and same-day appointments',
    description: `New to our ${facts['clinic.city']} clinic? Ask for the new patient special, request a same-day visit and get the PIN you need for the online forms.`,
    keywords: [
      'new patient special',
      `new chiropractor ${facts['clinic.city']}`,
      'same-day chiropractor',
      'new patient forms',
      'PIN',
    ],
  },
  hero: {
    title: 'Your new patient special starts here',
    lead: `New to us? Ask about ${facts['claims.sameDay']}, send one short form and we will take it from there.`,
    action: 'Claim the New Patient Special',
    call: `Call ${facts['phones.scheduling']}`,
  },
  formName: 'New Patient Special',
  sections: [
    {
      id: 'families',
      heading: 'Bringing the whole crew',
      text: `One parent’s stiff neck, one kid’s growing pains, one grandparent’s hip: we can see you all at one clinic. We describe our care as ${facts['claims.allAges']}, and we always ask about health history before we begin. Send the form, and tell us how many of you are coming.`,
      frameTitle: 'New Patient Special form for families',
    },
    {
      id: 'pain',
      heading: 'When it hurts today',
      text: `You bent, you twisted, and now putting on socks is a project. Send the form and ask for ${facts['claims.sameDay']}, or call ${facts['phones.scheduling']} for the fastest answer. Call 911 instead for chest pain, sudden weakness, or new numbness between the legs with loss of bladder or bowel control.`,
      frameTitle: 'New Patient Special form for people in pain',
    },
    {
      id: 'pregnancy-and-kids',
      heading: 'For a growing belly or a growing child',
      text: 'Pregnant, newly a mother, or asking for a child: you will have questions first, and that is how it should be. We talk about what care involves, what the research does and does not show, and when your doctor or pediatrician should see you first. Nothing starts without your yes.',
      frameTitle: 'New Patient Special form for pregnancy and children',
    },
  ],
  pin: {
    heading: 'Please call for your PIN first',
    text: 'The online new patient forms open with a PIN that only we can give you.',
    steps: [
      {
        title: 'Call the clinic',
        description: `Call ${facts['phones.scheduling']} and say you are a new patient.`,
      },
      { title: 'Note your PIN', description: 'Write down the PIN we give you.' },
      {
        title: 'Fill out the forms',
        description: 'Open the online new patient forms and enter the PIN when asked.',
      },
      {
        title: 'Ask us',
        description: 'Bring questions about the forms to your visit, or call us back.',
      },
    ],
    hours: `We answer during office hours: ${facts['hours.summary']}.`,
  },
};
