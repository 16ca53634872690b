import facts from 'virtual:facts';

/** Words of the contact page. */
export const contact = {
  metadata: {
    title: 'Contact us and request an appointment',
    description: `Call or send a request to our chiropractic clinic in ${facts['clinic.city']}, ${facts['address.near']}. Phone, office hours, address and map on one page.`,
    keywords: [
      `contact chiropractor ${facts['clinic.city']}`,
      'book chiropractor',
      'request appointment',
      'office hours',
    ],
  },
  hero: {
    title: 'Let us find you a time',
    lead: 'Call us, send a request or stop by. A person who knows the schedule will answer you.',
  },
  form: {
    heading: 'Request An Appointment',
    text: 'Tell us how to reach you and what kind of visit you need. The form is not for emergencies: call 911 for those.',
    frameTitle: 'Request An Appointment form',
  },
  phone: {
    heading: 'Phone calls are preferred',
    text: 'Phone calls are preferred for faster scheduling. Call and we can look for a time with you right away.',
    insurance: 'Questions about insurance or benefits? Call',
    hoursHeading: 'Office hours',
  },
  ready: {
    heading: 'Good to have at hand',
    text: 'None of this is needed to call. It only makes the talk shorter.',
    items: [
      {
        title: 'What hurts, and since when',
        text: 'A few words will do: where it is, how it began and what makes it worse.',
      },
      {
        title: 'Days and times that suit you',
        text: 'Tell us two or three. Ask about the same day if you cannot wait.',
      },
      {
        title: 'Your insurance card',
        text: 'With the numbers on it, we can look up your benefits before any service.',
      },
    ],
    newPatients: 'New here? See the new patient special and how to get your PIN',
  },
  location: {
    heading: 'Where to find us',
    text: `We are at ${facts['address.line']}, ${facts['address.near']}.`,
    card: 'Save our contact card',
    frameTitle: `Map showing ${facts['clinic.name']}`,
  },
};
