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
  location: {
    heading: 'Where to find us',
    text: `We are at ${facts['address.line']}, ${facts['address.near']}.`,
    frameTitle: `Map showing ${facts['clinic.name']}`,
  },
};
